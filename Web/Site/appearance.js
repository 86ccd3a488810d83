// Applies the player's choice of appearance and motion to <html>, for the style sheets. The page waits for this script, so that
// it never appears in the wrong colors at first. The program applies later changes of the choice, but starts too late for the
// first paint.
try {
  const settings = localStorage["parlor.house.settings"] ?? "";
  for (const [, name, choice] of settings.matchAll(/^(appearance|motion) (\w+)$/gm)) {
    document.documentElement.dataset[name] = choice;
    if (name !== "appearance" || choice === "automatic") continue;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.media = meta.media.includes(choice) ? "all" : "not all";
    }
  }
} catch {
  // Storage is forbidden, so the device's settings apply.
}
