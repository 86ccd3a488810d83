// Saves and opens files for the page: writes the text of #outbox to a file when #save is clicked, and puts the text of the file
// that is chosen in #file into #inbox. Its counterpart is Web/Sources/Site/Records.

const [save, file, outbox, inbox] = ["save", "file", "outbox", "inbox"].map((id) => document.getElementById(id));

save.addEventListener("click", () => {
  save.href = URL.createObjectURL(new Blob([outbox.textContent], { type: "text/plain" }));
  setTimeout(URL.revokeObjectURL, 60_000, save.href); // the browser has read it by then
});

file.addEventListener("change", async () => {
  inbox.textContent = await file.files[0]?.text();
  file.value = ""; // so that the same file can be chosen again
  inbox.dispatchEvent(new Event("change"));
});
