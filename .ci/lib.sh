# Steps of .ci/run and .ci/full. Both source this file, after `set -euo pipefail` and with the project's root as the
# current folder.
# shellcheck shell=bash
export CARGO_TERM_COLOR="${CARGO_TERM_COLOR:-never}" LC_ALL=C.UTF-8
# Each package is compiled once here, so incremental builds would only cost time.
[[ -z ${CI:-} ]] || export CARGO_INCREMENTAL=0
began=$SECONDS
times=()
running=()
trap 'jobs -p | xargs --no-run-if-empty kill 2>/dev/null || true' EXIT

# step NAME COMMAND...: runs a step and ends the script if it fails.
step() {
    local name=$1 start=$SECONDS
    shift
    printf '\n== %s\n' "$name"
    "$@" </dev/null || failed "$name" $? $((SECONDS - start))
    times+=("$(printf '%5d s  %s' $((SECONDS - start)) "$name")")
    printf '== %s: %d s\n' "$name" $((SECONDS - start))
}

# start NAME COMMAND...: runs a step beside the next ones, until `finish`, which prints its output.
start() {
    local name=$1 log
    shift
    log=$(mktemp)
    (
        start=$SECONDS status=0
        "$@" </dev/null >"$log" 2>&1 || status=$?
        echo $((SECONDS - start)) >"$log.seconds"
        exit "$status"
    ) &
    running+=("$! $log $name")
}

finish() {
    local entry process log name status seconds
    for entry in "${running[@]}"; do
        read -r process log name <<<"$entry"
        status=0
        wait "$process" || status=$?
        seconds=$(<"$log.seconds")
        printf '\n== %s, beside other steps\n' "$name"
        cat "$log"
        rm -f "$log" "$log.seconds"
        [[ $status -eq 0 ]] || failed "$name" "$status" "$seconds"
        times+=("$(printf '%5d s  %s, beside other steps' "$seconds" "$name")")
    done
    running=()
}

failed() {
    printf '\n== FAILED: %s (exit status %d, after %d s)\n' "$1" "$2" "$3" >&2
    exit 1
}

all_passed() {
    printf '\n== All checks passed in %d s\n' $((SECONDS - began))
    printf '%s\n' "${times[@]}"
}

# Whether a need is met: a program on PATH or, with a slash or ".so", a file in a library folder.
is_installed() {
    case $1 in
        cc) command -v cc >/dev/null && echo 'int main(void){return 0;}' | cc -x c -o /dev/null - 2>/dev/null ;;
        *.so* | */*) compgen -G "/usr/lib/*/$1" || compgen -G "/usr/lib/$1" || compgen -G "/lib/*/$1" ||
            compgen -G "/usr/share/$1" ;;
        *) command -v "$1" ;;
    esac >/dev/null
}

missing_packages() {
    local need
    for need in "$@"; do
        # shellcheck disable=SC2086 # two words each
        set -- $need
        is_installed "$1" || echo "$2"
    done | sort -u | tr '\n' ' '
}

# install_packages "NEED PACKAGE"...: installs missing Debian packages if CI is set, as root; otherwise lists them.
install_packages() {
    local packages
    packages=$(missing_packages "$@")
    [[ -z $packages ]] && { echo "all installed"; return; }
    if [[ -z ${CI:-} || $EUID -ne 0 ]] || ! command -v apt-get >/dev/null; then
        echo "missing Debian packages: $packages" >&2
        return 1
    fi
    echo "installing: $packages"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || echo "could not update the package list; continuing with the old one" >&2
    # shellcheck disable=SC2086 # one word a package
    apt-get install -qq -y --no-install-recommends $packages >/dev/null || {
        echo "apt-get could not install: $packages" >&2
        return 1
    }
    packages=$(missing_packages "$@")
    [[ -z $packages ]] || { echo "still missing after installing: $packages" >&2; return 1; }
}

# install_rust TARGET...: checks the tools and adds missing targets of the compiler.
install_rust() {
    local tool missing
    for tool in cargo rustfmt cargo-clippy; do
        command -v "$tool" >/dev/null || { echo "$tool is missing: install Rust 1.95 with rustfmt and clippy" >&2; return 1; }
    done
    cargo --version
    command -v rustup >/dev/null || return 0
    missing=$(comm -23 <(printf '%s\n' "$@" | sort) <(rustup target list --installed | sort))
    # shellcheck disable=SC2086 # one word a target
    [[ -z $missing ]] || rustup target add $missing || { echo "missing Rust targets: ${missing//$'\n'/ }" >&2; return 1; }
}
