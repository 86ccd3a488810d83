// Caches the site for offline play. Scripts/make_site.py fills in the files.
//
// Each version has a separate, complete cache, and serves the site until all of its pages are closed. Only then does a
// newer version take over (there is no skipWaiting), so the files of a game never change while it is being played.
const version = "{{version}}";
const files = {{files}}; // the required hash of each path
const groups = {{groups}}; // the paths of each game's folder; "./" is the home page, "" what every page needs
const later = Object.keys(files).slice({{first}}); // paths that are cached when a page asks for them
const large = {{large}}; // the paths in `later` that are too large to cache in advance

const scope = self.registration.scope;
const family = `parlor ${scope} `; // other sites may share this origin and its caches
const path = (address) => address.split(/[?#]/)[0].slice(scope.length);

// `load` rejects a file whose hash isn't that of this version. `loadAnew` first tries the browser's HTTP cache, which contains
// the files that the page has just loaded.
const load = (name, options) => fetch(scope + name, { integrity: files[name], ...options });
const loadAnew = (name, priority = "auto") =>
  load(name, { priority, cache: "force-cache" }).catch(() => load(name, { priority, cache: "reload" }));

async function install() {
  // Cache only the games that are open now and those that were cached before.
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const names = [];
  for (const [folder, members] of Object.entries(groups)) {
    const isOpen = pages.some(({ url }) => (folder === "./" ? !path(url) : url.startsWith(scope + folder)));
    if (isOpen || (await caches.match(scope + folder))) names.push(...members);
  }
  for (const name of later) if (await caches.match(scope + name)) names.push(name);
  const cache = await caches.open(family + version);
  await Promise.all(names.map(async (name) => cache.put(scope + name, await loadAnew(name))));
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(family) && name !== family + version);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request, name) {
  const cache = await caches.open(family + version);
  const kept = await cache.match(scope + name);
  if (kept) return kept;
  try {
    const response = await loadAnew(name);
    await cache.put(scope + name, response.clone());
    return response;
  } catch {
    return fetchOrExplain(request); // the site has a newer version, which the next service worker will cache
  }
}

// Caches files one by one, to leave bandwidth to the page. If a file fails, the rest are left for a later call.
async function cacheRest() {
  const cache = await caches.open(family + version);
  try {
    for (const name of Object.keys(files).filter((name) => !large.includes(name)))
      if (!(await cache.match(scope + name))) await cache.put(scope + name, await loadAnew(name, "low"));
  } catch {}
}

// Fetches a page or another file. If there is no network, returns offline.html in place of a page, because the browser would
// show an error.
async function fetchOrExplain(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const page = request.mode === "navigate" && (await caches.match(`${scope}offline.html`));
    if (!page) throw error;
    return new Response((await page.text()).replaceAll('="./', `="${scope}`), page);
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const name = path(request.url).replace(/(^|\/)index\.html$/, "$1");
  if (name in files) event.respondWith(answer(request, name));
  else if (/(^|\/)[^.]*$/.test(name)) event.respondWith(fetchOrExplain(request)); // a page, not a file
});
self.addEventListener("message", (event) => event.waitUntil(cacheRest()));
