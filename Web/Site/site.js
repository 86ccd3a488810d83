// Keeps each page at one release of the site, and tells the player about the next one. All pages contain this script, so that
// it runs even if no other file can be loaded. A page loads its files from a folder that is named after its release
// (<html data-release="…">, Scripts/site_release.py), so a file of another release never takes the place of a missing one.
const site = (() => {
  const folder = new URL(document.documentElement.dataset.release, document.baseURI);
  const root = new URL("../../", folder);
  const { serviceWorker } = navigator;
  const nothing = () => {};
  const hour = 3_600_000;

  // `isSaved` is whether the storage has accepted the latest change of the game.
  const site = { isSaved: true, renew, register };

  // Call this function when a file couldn't be loaded or, with `isStarting`, when the page couldn't start. If the site has another
  // release, the page loads again, as that release. If a service worker is involved, a page that couldn't start also loads
  // again, without the worker's cache. Does neither twice for a release. Returns whether the page will load again.
  async function renew(isStarting) {
    const key = "parlor.renewed";
    if (isUpdating) return true;
    try {
      const tried = sessionStorage.getItem(key) ?? "";
      if (!navigator.onLine || !site.isSaved || tried.includes(folder.pathname)) return false;
      // The script of the service worker names the site's release, and is never cached.
      const script = await (await fetch(new URL("sw.js", root), { cache: "no-store" })).text();
      const [, current] = /^const release = "(.+?)";/m.exec(script) ?? [];
      if (!current) return false;
      if (folder.pathname.endsWith(`/${current}/`) && !(isStarting && serviceWorker?.controller)) return false;
      sessionStorage.setItem(key, `${tried}${folder.pathname}\n`);
      await forget().catch(nothing);
      if (isUpdating) return true; // several files are missing
    } catch {
      // There is no network, or no storage to prevent a loop.
      return false;
    }
    isUpdating = true;
    location.reload();
    return true;
  }

  async function forget() {
    const family = `parlor ${root} ${folder.href.slice(root.href.length)}`;
    const names = (await caches.keys()).filter((name) => name.startsWith(family));
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  // A script or a style sheet of the page is missing, or a script failed.
  addEventListener("error", () => isStarted || renew(true), true);

  // Offers a new version at the end of a game (controls.css), and when the page is shown, until the player does something.
  let isStarted = false;
  const notice = () => document.getElementById("update");
  let registration;
  let isIdle = true;
  let isOutdated = false;
  let isUpdating = false;

  // Asks a new version for its release. If no game is open, or if this page has the same release, it also takes over.
  const ask = () => registration?.waiting?.postMessage(folder.pathname);

  function offer() {
    if (!notice() || !isOutdated) return;
    notice().hidden = false;
    if (isIdle) notice().classList.add("now");
  }

  function update() {
    isUpdating = true;
    const reload = () => location.reload();
    if (!registration?.waiting) return reload();
    // The event `controllerchange` follows.
    registration.waiting.postMessage("take over");
    setTimeout(reload, 5000);
  }

  function check() {
    registration?.update().then(ask, nothing);
    ask();
    offer();
  }

  // Registers the service worker. Call this function after the start, so that it doesn't compete with the game. If registering
  // fails, the site only lacks offline play.
  function register() {
    isStarted = true;
    document.getElementById("update-now")?.addEventListener("click", update);
    document.getElementById("update-later")?.addEventListener("click", () => (notice().hidden = true));
    const watch = (found) => {
      registration = found;
      registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", ask));
      ask();
    };
    serviceWorker?.register(new URL("sw.js", root)).then(watch).catch(nothing);
    setInterval(check, 12 * hour);
  }

  serviceWorker?.addEventListener("message", ({ data }) => {
    isOutdated = !folder.pathname.endsWith(`${data}/`);
    offer();
  });
  serviceWorker?.addEventListener("controllerchange", () => {
    // A page without the notice has no game to interrupt.
    if (isUpdating || (isOutdated && isIdle && !notice())) location.reload();
  });
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => (isIdle = false), true);
  addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    isIdle = true;
    check();
  });
  return site;
})();
