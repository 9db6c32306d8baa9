; Installs the game for the current user. Built by .ci/release:
;     makensis -DVERSION=0.1.0 -DPROGRAMS=FOLDER -DOUT=FILE.exe packaging/windows/installer.nsi
; The game runs on 64-bit Windows only.
Target amd64-unicode
ManifestDPIAware true
Name "Span-It!"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Span-It"
RequestExecutionLevel user
SetCompressor /SOLID lzma
Icon "..\..\assets\icon.ico"
UninstallIcon "..\..\assets\icon.ico"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Span-It!"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Span-It! installer"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!define UPDATE_TYPES "System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Span-It"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File "${PROGRAMS}\span-it.exe"
  File "${PROGRAMS}\span-it-toolkit.exe"
  File "..\..\LICENSE-MIT"
  File "..\..\LICENSE-APACHE"
  File "..\..\assets\fonts\Inter-LICENSE.txt"
  File "..\..\assets\fonts\JetBrainsMono-LICENSE.txt"
  File "..\..\assets\licences\crates.txt"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Span-It!.lnk" "$INSTDIR\span-it.exe"

  WriteRegStr HKCU "Software\Classes\.spanit" "" "SpanIt.Game"
  WriteRegStr HKCU "Software\Classes\SpanIt.Game" "" "Span-It! game"
  WriteRegStr HKCU "Software\Classes\SpanIt.Game\DefaultIcon" "" "$INSTDIR\span-it.exe,0"
  WriteRegStr HKCU "Software\Classes\SpanIt.Game\shell\open\command" "" '"$INSTDIR\span-it.exe" "%1"'
  ; Personalities are .json files, which keep their program; the game is in "Open with".
  WriteRegStr HKCU "Software\Classes\Applications\span-it.exe" "FriendlyAppName" "Span-It!"
  WriteRegStr HKCU "Software\Classes\Applications\span-it.exe\SupportedTypes" ".json" ""
  WriteRegStr HKCU "Software\Classes\Applications\span-it.exe\shell\open\command" "" '"$INSTDIR\span-it.exe" "%1"'
  ${UPDATE_TYPES}

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Span-It!"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\span-it.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Saved games and settings stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\Span-It!.lnk"
  Delete "$INSTDIR\span-it.exe"
  Delete "$INSTDIR\span-it-toolkit.exe"
  Delete "$INSTDIR\LICENSE-MIT"
  Delete "$INSTDIR\LICENSE-APACHE"
  Delete "$INSTDIR\Inter-LICENSE.txt"
  Delete "$INSTDIR\JetBrainsMono-LICENSE.txt"
  Delete "$INSTDIR\crates.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Classes\.spanit"
  DeleteRegKey HKCU "Software\Classes\SpanIt.Game"
  DeleteRegKey HKCU "Software\Classes\Applications\span-it.exe"
  DeleteRegKey HKCU "${UNINSTALL}"
  ${UPDATE_TYPES}
SectionEnd
