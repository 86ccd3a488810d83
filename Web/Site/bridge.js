// Carries bytes between the DOM and the Swift program that a page names in <html data-program="…">. Decides nothing.
// The other side is Web/Sources/DOM, which also documents each function: BridgeImports.swift, BridgeExports.swift.

const page = document.documentElement;
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();
const nowhere = document.createElement("i"); // what a handle means after its element was removed
const objects = new Map([[2, window], [3, document], [4, location]]); // by handle; 0 is none, 1 the current event
const handles = new WeakMap(); // and the other way round
const listeners = new WeakMap(); // an object's callbacks
const cancels = new Map(); // a callback's end
let lastHandle = 15;
let program;
let dates;

const bytes = (pointer, count) => new Uint8Array(program.memory.buffer, pointer, count);
const text = (pointer, count) => decoder.decode(bytes(pointer, count));
const object = (handle) => objects.get(handle) ?? nowhere;

function handle(object) {
  if (!object) return 0;
  if (!handles.has(object)) {
    handles.set(object, ++lastHandle);
    objects.set(lastHandle, object);
  }
  return handles.get(object);
}

function deliver(data) {
  bytes(program.domInbox(data.length), data.length).set(data);
  return data.length;
}

const deliverText = (value) => (value == null ? -1 : deliver(encoder.encode(value)));

function dispatch(callback, number = 0) {
  if (page.dataset.state === "failed") return;
  try {
    program.domDispatch(callback, number);
  } catch (error) {
    page.dataset.state = "failed"; // the program trapped; its memory can no longer be trusted
    throw error;
  }
}

function release(nodes) {
  for (const node of nodes) {
    for (const callback of listeners.get(node) ?? []) {
      cancels.get(callback)?.();
      program.domForget(callback);
    }
    objects.delete(handles.get(node));
    handles.delete(node);
    listeners.delete(node);
  }
}

// An element may well refuse what is asked of it (a DOMException); that is an answer, not an accident.
function attempt(action) {
  try {
    return action() ? 1 : 0;
  } catch (error) {
    if (error instanceof DOMException) return 0;
    throw error;
  }
}

const dom = {
  find: (root, p, n) => handle(object(root).querySelector(text(p, n))),
  findAll: (root, p, n) =>
    deliver(new Uint8Array(Int32Array.from(object(root).querySelectorAll(text(p, n)), handle).buffer)),
  closest: (element, p, n) => handle(object(element).closest?.(text(p, n))),
  make: (p, n, isSVG) =>
    handle(isSVG ? document.createElementNS("http://www.w3.org/2000/svg", text(p, n)) : document.createElement(text(p, n))),
  insert: (parent, child, next) => void object(parent).insertBefore(object(child), next ? object(next) : null),
  remove(element) {
    const node = object(element);
    node.remove();
    release([node, ...node.querySelectorAll("*")]);
  },
  removeChildren(element) {
    const nodes = [...object(element).querySelectorAll("*")];
    object(element).replaceChildren();
    release(nodes);
  },
  getText: (o, p, n) => deliverText(object(o)[text(p, n)]),
  getNumber: (o, p, n) => Number(object(o)[text(p, n)]) || 0,
  getObject: (o, p, n) => handle(object(o)[text(p, n)]),
  setText: (o, p, n, q, m) => void (object(o)[text(p, n)] = text(q, m)),
  setFlag: (o, p, n, isOn) => void (object(o)[text(p, n)] = isOn !== 0),
  getAttribute: (element, p, n) => deliverText(object(element).getAttribute(text(p, n))),
  setAttribute: (element, p, n, q, m) => object(element).setAttribute(text(p, n), text(q, m)),
  removeAttribute: (element, p, n) => object(element).removeAttribute(text(p, n)),
  setStyle: (element, p, n, q, m) => object(element).style.setProperty(text(p, n), text(q, m)),
  toggleClass: (element, p, n, isOn) => void object(element).classList.toggle(text(p, n), isOn !== 0),
  call: (o, p, n) => attempt(() => object(o)[text(p, n)]()),
  callWithNumber: (o, p, n, number) => attempt(() => object(o)[text(p, n)](number)),
  callWithText: (o, p, n, q, m) => attempt(() => object(o)[text(p, n)](text(q, m))),
  bounds(element, pointer) {
    const { left, top, width, height } = object(element).getBoundingClientRect();
    new Float64Array(program.memory.buffer, pointer, 4).set([left, top, width, height]);
  },
  listen(o, p, n, options, callback) {
    const [target, type, capture] = [object(o), text(p, n), (options & 1) !== 0];
    const listener = (event) => {
      const outer = objects.get(1);
      objects.set(1, event);
      try {
        dispatch(callback);
      } finally {
        objects.set(1, outer);
      }
    };
    target.addEventListener(type, listener, { capture, passive: (options & 2) !== 0 });
    if (!listeners.has(target)) listeners.set(target, new Set());
    listeners.get(target).add(callback);
    cancels.set(callback, () => {
      target.removeEventListener(type, listener, capture);
      listeners.get(target)?.delete(callback);
      cancels.delete(callback);
    });
  },
  after(milliseconds, callback) {
    const timer = setTimeout(() => (cancels.delete(callback), dispatch(callback)), milliseconds);
    cancels.set(callback, () => (cancels.delete(callback), clearTimeout(timer)));
  },
  eachFrame(callback) {
    let frame;
    const step = (time) => ((frame = requestAnimationFrame(step)), dispatch(callback, time));
    frame = requestAnimationFrame(step);
    cancels.set(callback, () => (cancels.delete(callback), cancelAnimationFrame(frame)));
  },
  cancel: (callback) => cancels.get(callback)?.(),
  storageRead(p, n) {
    try {
      return deliverText(localStorage.getItem(text(p, n)));
    } catch {
      return -1;
    }
  },
  storageWrite: (p, n, q, m) => attempt(() => (localStorage.setItem(text(p, n), text(q, m)), true)),
  storageRemove: (p, n) => void attempt(() => localStorage.removeItem(text(p, n))),
  wallClock: () => Date.now(),
  monotonicClock: () => performance.now(),
  random64: () => crypto.getRandomValues(new BigInt64Array(1))[0],
  formatDate(milliseconds) {
    dates ??= new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });
    return Math.abs(milliseconds) <= 8.64e15 ? deliverText(dates.format(milliseconds)) : -1;
  },
  changeAddress: (p, n, isReplacing) =>
    attempt(() => (history[isReplacing ? "replaceState" : "pushState"](null, "", text(p, n)), true)),
  mediaQuery: (p, n) => handle(matchMedia(text(p, n))),
  async share(p, n, q, m, r, l, callback) {
    const data = { title: text(p, n), text: text(q, m), url: text(r, l) };
    if (!navigator.share) return dispatch(callback, 3);
    await navigator.share(data).then(() => dispatch(callback, 0), (error) => dispatch(callback, error.name === "AbortError" ? 2 : 3));
  },
  async copy(p, n, callback) {
    if (!navigator.clipboard) return dispatch(callback, 3);
    await navigator.clipboard.writeText(text(p, n)).then(() => dispatch(callback, 1), () => dispatch(callback, 3));
  },
};

// An exception must not unwind through Swift, which has no idea of it: it is reported, and the answer is zero.
const guarded = (action) => (...values) => {
  try {
    return action(...values);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    console.error(error);
    return 0;
  }
};

// What the C library below Swift imports: randomness for hashing, and a way to print. The rest is not supported (52).
const system = {
  random_get: (pointer, count) => (crypto.getRandomValues(bytes(pointer, count)), 0),
  fd_write(file, parts, count, written) {
    const memory = new DataView(program.memory.buffer);
    let [line, total] = ["", 0];
    for (let part = parts; part < parts + 8 * count; part += 8) {
      line += text(memory.getUint32(part, true), memory.getUint32(part + 4, true));
      total += memory.getUint32(part + 4, true);
    }
    memory.setUint32(written, total, true);
    if (line.trim()) console[file === 2 ? "error" : "log"](line.trimEnd());
    return 0;
  },
};

async function load(address) {
  const imports = {
    dom: Object.fromEntries(Object.entries(dom).map(([name, action]) => [name, guarded(action)])),
    wasi_snapshot_preview1: new Proxy(system, { get: (known, name) => known[name] ?? (() => 52) }),
  };
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Streaming compiles while it loads, but insists on the right MIME type, which not every host sends.
  const canStream = WebAssembly.instantiateStreaming && response.headers.get("Content-Type") === "application/wasm";
  const loaded = canStream
    ? await WebAssembly.instantiateStreaming(response, imports)
    : await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  program = loaded.instance.exports;
  program.start();
}

try {
  if (page.dataset.program) await load(page.dataset.program);
  page.dataset.state = "running";
} catch (error) {
  page.dataset.state = "failed"; // for the style sheet, which shows what the page has to say about it
  throw error;
} finally {
  // After the game is there, so as not to compete with it. Without a service worker there is just no playing offline.
  navigator.serviceWorker?.register(new URL("sw.js", import.meta.url)).catch(() => {});
}
