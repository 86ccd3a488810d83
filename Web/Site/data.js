// Carries files between the browser and the page: the text of #outbox into a file when #save is pressed, and that of the file
// that was chosen in #file into #inbox. Decides nothing. Web/Sources/House/Records presses and reads them.

const [save, file, outbox, inbox] = ["save", "file", "outbox", "inbox"].map((id) => document.getElementById(id));

save.addEventListener("click", () => {
  save.href = URL.createObjectURL(new Blob([outbox.textContent], { type: "text/plain" }));
  setTimeout(URL.revokeObjectURL, 60_000, save.href); // by then the browser has it
});

file.addEventListener("change", async () => {
  inbox.textContent = await file.files[0]?.text();
  file.value = ""; // so that the same file can be chosen once more
  inbox.dispatchEvent(new Event("change"));
});
