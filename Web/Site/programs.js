// Loads the files of a page's program, which <html data-program="…"> names: all at once, or for a newcomer first those of the first
// moves. Scripts/site_pages.py makes this part of bridge.js.

export const page = document.documentElement;
export const base = new URL(page.dataset.program, document.baseURI); // the names of other programs and files are relative to it
export const nothing = () => {};
// The first picture of a game's page (picture.js). Other pages have none.
export const drawn = typeof picture === "undefined" ? undefined : picture;
export let lacksRest = false; // whether the second file of the program was needed, but couldn't be loaded
export const lacking = () => site.renew().then(() => null); // a file couldn't be loaded, perhaps because its release is gone

function hasStored() {
  try {
    return localStorage.length > 0;
  } catch {
    return true; // storage is forbidden, and nothing tells whether the player is new
  }
}

// A newcomer needs only the first board or screen, and nothing is stored yet. Service workers don't see the synchronous requests
// for more, so without a network, the page loads everything first.
export const isNewcomer =
  !hasStored() && (!drawn || "opening" in page.dataset) && (navigator.onLine || !navigator.serviceWorker?.controller);

export async function compile(address) {
  const response = await fetch(new URL(address, base));
  if (!response.ok) {
    await lacking();
    throw new Error(`${address}: ${response.status}`);
  }
  // Streaming compiles the program during the download, but requires the correct MIME type, which not every host sends.
  return WebAssembly.compileStreaming && response.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// Loads the second file of a program that is split into two files (Scripts/programs.py). The first file calls the second file's
// functions through its own function table, which contains stubs until the second file is loaded. Most pages load it before
// the program starts. For a newcomer, it is loaded a second later, or when the player is about to choose a tab or the
// settings. If a stub is called earlier, the page blocks until the file is loaded. The two files import each other under the
// name `pair`.
export function awaitRest(address, pair) {
  let first; // the first file's exports
  let isWhole = false;
  let loading;
  const join = (module) => isWhole || (isWhole = !!new WebAssembly.Instance(module, { [pair]: first }));
  // If loading fails, the next call tries again.
  const load = () => isWhole || (loading ??= compile(address).then(join).catch(() => (loading = undefined)));
  const loadNow = () => {
    lacksRest = true;
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.overrideMimeType("text/plain; charset=x-user-defined"); // one character per byte
    request.send();
    if (request.status !== 200) lacking();
    join(new WebAssembly.Module(Uint8Array.from(request.responseText, (character) => character.charCodeAt(0))));
    lacksRest = false;
    // Service workers don't see synchronous requests, so fetch the file again to cache it.
    if (navigator.serviceWorker?.controller) fetch(address).catch(nothing);
  };
  const standIn = (place) => (...values) => (isWhole || loadNow(), first["%table"].get(place)(...values));
  const begin = (exports) => {
    first = exports;
    addEventListener("online", load);
    if (!isNewcomer) return load();
    for (const tab of document.querySelectorAll("[role=tab], .gear"))
      for (const intent of ["pointerenter", "pointerdown", "focus"]) tab.addEventListener(intent, load, { once: true });
    if (!navigator.connection?.saveData) setTimeout(load, 1000);
  };
  return { standIns: new Proxy({}, { get: (_, place) => standIn(place) }), begin };
}

// Loads the style sheets of what opens over the first board or beside it.
export const loadStyles = () =>
  Promise.all([...document.querySelectorAll("link[disabled]")].map(
    (sheet) => new Promise((resolve) => ((sheet.onload = sheet.onerror = resolve), (sheet.disabled = false))),
  ));
