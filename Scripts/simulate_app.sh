#!/usr/bin/env bash
# Launches an app in an iOS simulator, opens its links, and takes pictures of all previewed screens. Not run yet.
#
#   Scripts/simulate_app.sh APP DEVICE FOLDER    for example: Triples "iPhone SE (3rd generation)" pictures
#
# Build the app before, with `-derivedDataPath FOLDER/build`. It fails if the app doesn't run after it was launched or after
# a link. Needs a Mac with Xcode.
set -euo pipefail
. "$(dirname "$0")/lib.sh"
cd "$root"

[ $# -eq 3 ] || fail "Scripts/simulate_app.sh takes an app, a type of device, and a folder."
app=$1 device=$2 folder=$3
scheme=parlor-$(printf '%s' "$app" | tr '[:upper:]' '[:lower:]')
identifier=org.parlor-games.${scheme#parlor-}
bundle=$(find "$folder/build/Build/Products" -name "$app.app" -path '*iphonesimulator*' | head -1)
[ -n "$bundle" ] || fail "There is no $app.app below $folder/build."
pictures=$folder/pictures/$app/$device
mkdir -p "$pictures"

say "Starting $device"
simulator=$(xcrun simctl create "Parlor $device" "$device")
trap 'xcrun simctl delete "$simulator"' EXIT
xcrun simctl bootstatus "$simulator" -b
xcrun simctl install "$simulator" "$bundle"

# Fails if the app doesn't run.
require_running() {
  sleep 3
  xcrun simctl spawn "$simulator" launchctl list | grep -q "$identifier" || fail "$app doesn't run after $1."
}

take_picture() { xcrun simctl io "$simulator" screenshot "$pictures/$1.png"; }

say "Launching $app"
xcrun simctl launch "$simulator" "$identifier"
require_running "its launch"
take_picture "0 launched"

say "Opening links"
case $app in
Triples) links=('play#triples/1/14/uldr' 'play?2026-11-21' 'play#triples/1/14/xyz') ;;
*) links=('play#codebreaker/1/537/4.mastermind' 'play?2026-11-21' 'play#codebreaker/1/537/9.mastermind') ;;
esac
for index in "${!links[@]}"; do
  xcrun simctl openurl "$simulator" "$scheme://${links[$index]}"
  require_running "the link ${links[$index]}"
  take_picture "0 link $((index + 1))"
done

say "Taking a picture of each previewed screen"
sed -n 's/^#Preview("\(.*\)") { PreviewedView(.*/\1/p' "Sources/$app/UI/Previews/AllScreens.swift" | while read -r screen; do
  xcrun simctl launch --terminate-running-process "$simulator" "$identifier" -PreviewedScreen "$screen" </dev/null
  sleep 2
  take_picture "$screen" </dev/null
done
