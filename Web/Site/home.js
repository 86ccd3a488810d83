// Puts on each door what its game has left for it, and offers to install Parlor where the browser can. What the lines say
// is decided by the games (KeptTable.doorLine), and this reads nothing else of what they keep.

const read = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // reading is forbidden here
  }
};

function showLines() {
  for (const place of document.querySelectorAll("[data-game]")) {
    const { game, welcome } = place.dataset;
    const [, line] = /^door\/1\n(.{0,60})$/.exec(read(`parlor.${game}.door`)) ?? [];
    // A game that was played before it left lines has said nothing yet.
    place.textContent = line ?? (read(`parlor.${game}.game`) === null ? welcome : "");
  }
}

showLines();
addEventListener("pageshow", showLines); // coming back to a page that was never closed
addEventListener("storage", showLines);

const install = document.getElementById("install");
let offer;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  install.hidden = false;
});
install.addEventListener("click", () => {
  install.hidden = true; // an offer can be taken once; the browser makes another one should it be declined
  offer.prompt();
});
addEventListener("appinstalled", () => {
  install.hidden = true;
  navigator.serviceWorker?.ready.then(({ active }) => active.postMessage("keep the rest"));
});

navigator.serviceWorker?.register("sw.js").catch(() => {});
