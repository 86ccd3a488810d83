// Applies the player's choices of appearance, motion, and shortcuts to <html>, for the style sheets and the program. The page
// waits for this script, so that it never appears in the wrong colors at first. The program applies later changes of a choice,
// but starts too late for the first paint. Like SharedSettings, reads the text of every release, and ignores unknown choices.
try {
  const settings = localStorage["parlor.house.settings"] ?? "";
  const choices = settings.startsWith("parlor-settings/1\n")
    ? settings.matchAll(/^(?:(appearance) (light|dark)|(motion) (less)|(shortcuts) (board|off))$/gm)
    : [];
  for (const match of choices) {
    const [, name, choice] = match.filter((part) => part);
    document.documentElement.dataset[name] = choice;
    if (name !== "appearance") continue;
    for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
      meta.media = meta.media.includes(choice) ? "all" : "not all";
    }
  }
} catch {
  // Storage is forbidden, so the device's settings apply.
}
