// Copies text where the browser has no clipboard, as at addresses without HTTPS. If that doesn't work either, shows the text,
// selected, so that the player can copy it.

// Returns the code of the outcome: 1 if the text is copied, 3 if it is shown.
export function copy(text) {
  const make = (tag, values, ...children) => {
    const element = Object.assign(document.createElement(tag), values);
    element.append(...children);
    return element;
  };
  const field = make("textarea", { id: "to-copy", value: text, readOnly: true, rows: 5 });
  const button = make("button", { type: "button", className: "primary", textContent: "Done" });
  const dialog = make(
    "dialog",
    {},
    make("h2", { id: "to-copy-title", textContent: "Copy this" }),
    field,
    make("div", { className: "answers" }, button),
  );
  for (const element of [dialog, field]) element.setAttribute("aria-labelledby", "to-copy-title");
  button.addEventListener("click", () => dialog.close());
  dialog.addEventListener("keydown", (event) => event.stopPropagation()); // the keys aren't for the game behind it
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  field.select();
  if (!document.execCommand("copy")) return 3;
  dialog.close();
  return 1;
}
