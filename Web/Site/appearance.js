// Says in <html> what the player has chosen of light, dark and motion, for the style sheets. The page waits for this script,
// so that nothing is drawn in colours that are not meant: the program, which does the same when a choice is made, comes too late.
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
  // The browser keeps nothing for this site: all is as the device has it.
}
