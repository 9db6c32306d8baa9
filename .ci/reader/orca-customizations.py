"""Loaded by Orca itself: writes what it speaks to the file SPAN_IT_SPEECH, instead of speaking it."""

import json
import os

from orca import speech, speechdispatcherfactory, speechserver

LOG = open(os.environ["SPAN_IT_SPEECH"], "a", buffering=1)


def write(text):
    if text and text.strip():
        LOG.write(json.dumps(text.strip()) + "\n")


class Log(speechserver.SpeechServer):
    """A speech server with one line per utterance."""

    def speak(self, text=None, acss=None, interrupt=True):
        write(text)

    def queueText(self, text="", acss=None):
        write(text)

    def speakCharacter(self, character, acss=None):
        write(character)

    def speakKeyEvent(self, event, acss=None):
        write(event.getKeyName())

    def sayAll(self, utterances, callback):
        for context, _ in utterances:
            write(context.utterance)


SERVER = Log()
# Orca asks for the server again when it has read its settings.
speechdispatcherfactory.SpeechServer._getSpeechServer = classmethod(lambda cls, name: SERVER)
speech._speechserver = SERVER
