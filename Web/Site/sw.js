// Keeps the site for playing offline. Scripts/make_site.py fills in what the site consists of.
//
// A version is served from its own cache, whole, until every page of the site is closed; only then a newer one takes
// over (there is no skipWaiting), so that no game is swapped while it is being played.
const version = "{{version}}";
const files = {{files}}; // path: the hash that its content must have
const groups = {{groups}}; // a game's folder: its paths; "./" is the home page, "" what every page needs
const later = Object.keys(files).slice({{first}}); // paths that are kept once a page has asked for them
const large = {{large}}; // those of them that are too large to be kept without being asked for

const scope = self.registration.scope;
const family = `parlor ${scope} `; // other sites may share this origin, and its caches
const path = (address) => address.split(/[?#]/)[0].slice(scope.length);

// What the page has just loaded comes out of the browser's own cache, if it is what this version calls for.
const load = (name, options) => fetch(scope + name, { integrity: files[name], ...options });
const loadAnew = (name, priority = "auto") =>
  load(name, { priority, cache: "force-cache" }).catch(() => load(name, { priority, cache: "reload" }));

async function install() {
  // Not every game at once: those that are open now, and those that were kept before.
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
    return fetchOrExplain(request); // the site has a newer version of it; that is for the next service worker to keep
  }
}

// One after another, so as not to be in the way of anything. What cannot be had now is asked for another time.
async function keepRest() {
  const cache = await caches.open(family + version);
  try {
    for (const name of Object.keys(files).filter((name) => !large.includes(name)))
      if (!(await cache.match(scope + name))) await cache.put(scope + name, await loadAnew(name, "low"));
  } catch {}
}

// Without a network the browser would say that something is broken. The page that says it better stands under any address.
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
self.addEventListener("message", (event) => event.waitUntil(keepRest()));
