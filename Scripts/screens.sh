#!/usr/bin/env bash
# Builds the site and the apps, takes pictures of their screens, and compares them with others: `make screens BASE=main ONLY="home dark"`.
# The arguments go to Tests/Screens/take_screens.py. The site is written to .build/pictures/site, so dist/ stays as it is.
set -euo pipefail
exec </dev/null
. "$(dirname "$0")/lib.sh"
. "$(dirname "$0")/testing.sh"
cd "$root"

Scripts/setup.sh play
install_python_packages
Scripts/build-web.sh
python3 Scripts/make_site.py --quick --out "$build/pictures/site"
say "Building the apps for a stand-in for SwiftUI"
Scripts/build-apps.sh --quiet --product parlor-apps
apps=$(Scripts/build-apps.sh --show-bin-path)/parlor-apps
PYTHONDONTWRITEBYTECODE=1 "$venv/bin/python" Tests/Screens/take_screens.py --site "$build/pictures/site" --is-fresh \
  --apps "$apps" "$@"
