// Caches the site for offline play. Scripts/service_worker.py fills in the release and its files.
//
// The files of a release are in a folder that is named after it, and only its pages refer to them. So a page gets the files of
// its own release or none, and it doesn't matter whether the cache or the network answers. Whatever fails here, the network
// answers as if there were no service worker.
//
// The folder of this release. `site.js` reads it here.
const release = "{{release}}";
const files = {{files}}; // the start of the SHA-256 hash of each path, in base64
const groups = {{groups}}; // the paths of each game's folder; "./" is the home page, "" what every page needs
const later = Object.keys(files).slice({{first}}); // paths that are cached when a page asks for them
const large = {{large}}; // the paths in `later` that are too large to cache in advance

const scope = self.registration.scope;
const family = `parlor ${scope} `; // other sites may share this origin and its caches
const cacheName = `${family}${release}/{{version}}`;
const path = (address) => address.split(/[?#]/)[0].slice(scope.length);
const isReleased = (name) => name.startsWith("release/");
const plain = (name) => name.replace(/^release\/\w+\//, ""); // the path without the release
const nothing = () => {};

// Caches the response if it is this release's file, and returns whether it is.
async function keep(name, response) {
  const body = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  if (!btoa(String.fromCharCode(...hash)).startsWith(files[name] ?? "-")) return false;
  const cache = await caches.open(cacheName);
  await cache.put(scope + name, new Response(body, response));
  return true;
}

// Loads and caches a file, and returns whether the site has it. First tries the browser's HTTP cache, which contains the files
// that the page has just loaded.
async function load(name, priority = "auto") {
  for (const cache of ["force-cache", "reload"])
    if (await keep(name, await fetch(scope + name, { cache, priority }))) return true;
  return false;
}

// Returns the cached files of all releases, by their paths without the release.
async function readCaches() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(family)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) found.set(plain(path(request.url)), await cache.match(request));
  }
  return found;
}

async function install() {
  // Cache only the games that are open now and those that were cached before. Files that haven't changed aren't loaded again.
  const cached = await readCaches().catch(() => new Map());
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const names = later.filter((name) => cached.has(plain(name)));
  for (const [folder, members] of Object.entries(groups)) {
    const isOpen = pages.some(({ url }) => (folder === "./" ? !path(url) : url.startsWith(scope + folder)));
    if (isOpen || cached.has(folder === "./" ? "" : folder)) names.push(...members);
  }
  const copy = async (name) => cached.has(plain(name)) && keep(name, cached.get(plain(name)));
  await Promise.all(names.map(async (name) => (await copy(name).catch(nothing)) || load(name).catch(nothing)));
}

// Deletes the caches of earlier releases except the latest, because its pages may still be open.
async function deleteEarlier() {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(family) && name !== cacheName);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
}

async function activate() {
  await deleteEarlier().catch(nothing);
  await self.clients.claim();
  for (const page of await self.clients.matchAll()) page.postMessage(release);
}

// Returns the cached file, if any. Pages have the same address in all releases, so only this release's cache counts.
async function find(name) {
  try {
    return await caches.match(scope + name, isReleased(name) ? {} : { cacheName });
  } catch {}
}

// Returns the page of an earlier release, which refers only to files of that release, or offline.html, because the browser
// would show an error. The file with its styles may not be cached yet, but those of a game's page are.
async function findOfflinePage(name) {
  const page = await caches.match(scope + name);
  const explanation = page ? undefined : await caches.match(`${scope}offline.html`);
  if (!explanation) return page;
  const pages = await Promise.all(Object.keys(groups).map((folder) => folder && find(folder === "./" ? "" : folder)));
  const styled = (await pages.find((page) => page)?.text()) ?? "";
  const [, policy] = /(style-src [^;]+)/.exec(styled) ?? ["", "style-src 'self'"];
  const [style] = /<style>[^]*?<\/style>/.exec(styled) ?? [""];
  const text = (await explanation.text()).replaceAll('="./', `="${scope}`).replace("style-src 'self'", policy);
  return new Response(text.replace("</head>", `${style}</head>`), explanation);
}

async function answer(event, name) {
  const cached = await find(name);
  if (cached) return cached;
  try {
    const response = await fetch(event.request);
    if (name in files && response.ok) event.waitUntil(keep(name, response.clone()).catch(nothing));
    return response;
  } catch (error) {
    const page = event.request.mode === "navigate" && (await findOfflinePage(name).catch(nothing));
    if (!page) throw error;
    return page;
  }
}

// Caches files one by one, to leave bandwidth to the page. If a file fails, the rest are left for a later call.
async function cacheRest() {
  for (const name of Object.keys(files).filter((name) => !large.includes(name)))
    if (!(await find(name)) && !(await load(name, "low"))) return;
}

// Takes over from an earlier version if the player asks, if the page that asks has this release, or if no game is open.
// Otherwise the files of a game would change while it is being played.
async function takeOver({ data, source }) {
  source?.postMessage(release);
  const pages = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const games = Object.keys(groups).filter((folder) => /\w/.test(folder));
  const isPlaying = pages.some(({ url }) => games.some((folder) => url.startsWith(scope + folder)));
  if (data === "take over" || data.endsWith(`${release}/`) || !isPlaying) await self.skipWaiting();
}

self.addEventListener("install", (event) => event.waitUntil(install().catch(nothing)));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const name = path(request.url).replace(/(^|\/)index\.html$/, "$1");
  if (name in files || isReleased(name) || request.mode === "navigate") event.respondWith(answer(event, name));
});
self.addEventListener("message", (event) =>
  event.waitUntil((event.data === "keep the rest" ? cacheRest() : takeOver(event)).catch(nothing)));
