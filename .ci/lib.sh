# Steps of .ci/run and .ci/full, which source this file after `set -euo pipefail` in the project's root.
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

# install_packages PACKAGE...: installs missing Debian packages if CI is set, as root; otherwise lists them.
install_packages() {
    local package missing=()
    for package in "$@"; do
        dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
    [[ ${#missing[@]} -gt 0 ]] || { echo "all installed"; return; }
    if [[ -z ${CI:-} || $EUID -ne 0 ]]; then
        echo "missing Debian packages: ${missing[*]}" >&2
        return 1
    fi
    echo "installing: ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq || echo "could not update the package list; continuing with the old one" >&2
    apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null
}

# install_rust TARGET...: checks the tools and adds missing targets of the compiler.
install_rust() {
    cargo --version && cargo fmt --version && cargo clippy --version
    ! command -v rustup >/dev/null || rustup target add "$@"
}
