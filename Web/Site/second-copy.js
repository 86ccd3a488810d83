// A second copy of what the pages keep. Browsers write localStorage to the disk some seconds later, and one that is killed
// before that has forgotten them; what IndexedDB has called kept is on the disk. It is read once, when a page begins, and
// only what localStorage lacks, or has in an earlier state, is put back there.

// How many earlier states of a text are known by their marks: at ten moves a second, those of a minute.
const MEMORY = 600;
// How long a page waits for the copy, in milliseconds. It has it before the program is there, but where a machine is very
// busy; and a page that began without what it had kept would keep something else in its place.
const PATIENCE = 4000;

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
store.catch(() => {}); // a browser that keeps nothing here keeps what it keeps in localStorage

// A number that stands for a text (FNV-1a, 32 bits, over its UTF-16 units). None at all has one, too.
function mark(text) {
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

// When this tab last kept a text, in milliseconds. It outlives a reload, before which the copy may not have been written.
const times = {
  read: (key) => Number(sessionStorage.getItem(`kept ${key}`)),
  write(key, time) {
    try {
      sessionStorage.setItem(`kept ${key}`, time);
    } catch {} // full or forbidden: the marks alone decide then
  },
};

// Puts back into localStorage what it has lost. What the copy does not know, or was kept after it, is newer and stays.
export async function restore() {
  let isLate = false;
  const late = new Promise((resolve) => setTimeout(() => resolve((isLate = true)), PATIENCE));
  const putBack = readAll().then((copies) => {
    for (const [key, { text, earlier, time = 0 }] of isLate ? [] : copies) {
      const kept = localStorage.getItem(key);
      if (text == null || kept === text || times.read(key) > time) continue;
      if (kept == null || earlier.includes(mark(kept))) localStorage.setItem(key, text);
    }
  });
  await Promise.race([putBack, late]).catch(() => {});
}

const waiting = new Map();
let latest = 0;

async function write() {
  const changes = [...waiting];
  waiting.clear();
  const texts = (await store)("readwrite");
  for (const [key, { text, time }] of changes) {
    const request = texts.get(key);
    request.onsuccess = () => {
      const { text: last, earlier = [] } = request.result ?? {};
      const marks = last === text ? earlier : [mark(last), ...earlier].slice(0, MEMORY);
      texts.put({ text, earlier: marks, time }, key);
    };
  }
}

// Copies a text that has just been kept, or with null that it has been removed: not while a move is being answered.
export function copy(key, text) {
  if (!waiting.size) setTimeout(() => waiting.size && write().catch(() => {}));
  const time = (latest = Math.max(Date.now(), latest + 1)); // later than the last, whatever the clock says
  times.write(key, time);
  waiting.set(key, { text, time });
}

addEventListener("pagehide", () => waiting.size && write().catch(() => {}));
