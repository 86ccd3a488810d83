// A second copy of what the pages store. Browsers write localStorage to the disk with a delay of some seconds, so a browser
// that is killed loses the latest changes. IndexedDB reports a change as complete only when it's on the disk. Each page reads
// the copy once, when it opens, and restores only the values that are missing or older in localStorage.

// The number of older versions of a value that are recognized by their hashes: those of one minute at ten moves per second.
const MAX_EARLIER_COUNT = 600;
// The maximum time that a page waits for the copy, in milliseconds. A page that started without its stored values would
// overwrite them. The copy usually arrives before the program, except on a very busy machine.
const MAX_WAIT = 4000;

const store = new Promise((resolve, reject) => {
  const request = indexedDB.open("parlor", 1);
  request.onupgradeneeded = () => request.result.createObjectStore("texts");
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const database = request.result;
    database.onversionchange = () => database.close();
    resolve((mode) => database.transaction("texts", mode, { durability: "strict" }).objectStore("texts"));
  };
});
store.catch(() => {}); // without IndexedDB, localStorage is the only copy

// Returns the 32-bit FNV-1a hash of a string's UTF-16 units, or 0 if there is none.
function hash(text) {
  let sum = 0x811c9dc5;
  for (let place = 0; place < (text?.length ?? -1); place++) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  return text == null ? 0 : sum >>> 0;
}

async function readAll() {
  const texts = (await store)("readonly");
  const [keys, copies] = await Promise.all(
    [texts.getAllKeys(), texts.getAll()].map((request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    })),
  );
  return keys.map((key, place) => [key, copies[place]]);
}

// The times at which this tab last stored each text, in milliseconds. They survive a reload, because the tab may reload before
// the copy is written.
const times = {
  read: (key) => Number(sessionStorage.getItem(`kept ${key}`)),
  write(key, time) {
    try {
      sessionStorage.setItem(`kept ${key}`, time);
    } catch {} // full or forbidden: only the hashes decide
  },
};

// Asks the browser not to delete what is stored when it needs space. Chromium decides without the player, and so does an
// installed app's browser. Firefox would show a question in the middle of a game, so don't ask it.
async function protect() {
  if (navigator.userAgentData || matchMedia("(display-mode: standalone)").matches) await navigator.storage.persist();
}

// Restores the values that localStorage has lost. Leaves a value alone if the copy lacks it or is older.
export async function restore() {
  let isLate = false;
  const late = new Promise((resolve) => setTimeout(() => resolve((isLate = true)), MAX_WAIT));
  const putBack = readAll().then((copies) => {
    if (copies.length) protect().catch(() => {}); // a newcomer has nothing to lose
    for (const [key, { text, earlier, time = 0 }] of isLate ? [] : copies) {
      const kept = localStorage.getItem(key);
      if (text == null || kept === text || times.read(key) > time) continue;
      if (kept == null || earlier.includes(hash(kept))) localStorage.setItem(key, text);
    }
  });
  await Promise.race([putBack, late]).catch(() => {});
}

const waiting = new Map();
let latest = 0;

async function write() {
  const changes = [...waiting];
  waiting.clear();
  for (const [key, { time }] of changes) times.write(key, time);
  const texts = (await store)("readwrite");
  for (const [key, { text, time }] of changes) {
    const request = texts.get(key);
    request.onsuccess = () => {
      const { text: last, earlier = [] } = request.result ?? {};
      const marks = last === text ? earlier : [hash(last), ...earlier].slice(0, MAX_EARLIER_COUNT);
      texts.put({ text, earlier: marks, time }, key);
    };
  }
}

// Copies a value that has just been stored. If it is null, removes its copy. Writes only after the current event
// has been handled.
export function copy(key, text) {
  if (!waiting.size) setTimeout(() => waiting.size && write().catch(() => {}));
  const time = (latest = Math.max(Date.now(), latest + 1)); // always increasing, even if the clock goes back
  waiting.set(key, { text, time });
}

addEventListener("pagehide", () => waiting.size && write().catch(() => {}));
