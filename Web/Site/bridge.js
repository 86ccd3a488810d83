// Carries bytes between the DOM and Swift programs: the one that a page names in <html data-program="…">, and those that
// it asks for later. Decides nothing. The other side is Web/Sources/Kit/DOM: BridgeImports.swift says what each function is for.

const page = document.documentElement;
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();
const nowhere = document.createElement("i"); // what a handle means once its element was removed
const nothing = () => {};
let copy = nothing; // what puts a text into the second copy, once that is there
// Whether the site has a server of the game of the day is asked where that matters: where the address names a day.
const found =
  (location.search || "asks" in page.dataset) &&
  import("./network.js").then(({ find }) => find()).then((isThere) => isThere && (page.dataset.server = "")).catch(nothing);
const restored = import("./second-copy.js").then((second) => ((copy = second.copy), second.restore())).catch(nothing);

// An exception must not unwind through Swift, which knows nothing of it: it is reported, and the answer is zero. What
// the browser refuses (a DOMException: storage is full, the pointer is up already) is an answer rather than a mistake.
const guarded = (action) => (...values) => {
  try {
    return action(...values);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    console[error instanceof DOMException ? "warn" : "error"](error);
    return 0;
  }
};

// What one program knows of the page: its handles and callbacks are its own. `onFailure` is called when it traps.
function connect(onFailure) {
  const objects = new Map([[2, window], [3, document], [4, location]]); // by handle; 0 is none, 1 the current event
  const handles = new WeakMap(); // and the other way round
  const listeners = new WeakMap(); // the callbacks of an object
  const cancels = new Map(); // how to cancel a callback
  const names = new Map(); // the program's constants, by their place in its memory
  let lastHandle = 15;
  let hasFailed = false;
  let program;

  const bytes = (pointer, count) => new Uint8Array(program.memory.buffer, pointer, count);
  const text = (pointer, count) => decoder.decode(bytes(pointer, count));
  const name = (pointer, count) => {
    if (!names.has(pointer)) names.set(pointer, text(pointer, count));
    return names.get(pointer);
  };
  const object = (handle) => objects.get(handle) ?? nowhere;

  function handle(object) {
    if (!object) return 0;
    if (!handles.has(object)) {
      handles.set(object, ++lastHandle);
      objects.set(lastHandle, object);
    }
    return handles.get(object);
  }

  // Puts text into Swift's inbox. Answers with one more than its size, as 0 stands for no text at all.
  function deliver(value) {
    if (value == null) return 0;
    const data = value instanceof Uint8Array ? value : encoder.encode(value);
    bytes(program.domInbox(data.length), data.length).set(data);
    return data.length + 1;
  }

  function dispatch(callback, number = 0) {
    if (hasFailed) return;
    try {
      program.domDispatch(callback, number);
    } catch (error) {
      hasFailed = true; // the program trapped: its memory can no longer be trusted
      onFailure();
      throw error;
    }
  }

  function release(nodes) {
    for (const node of nodes) {
      for (const callback of listeners.get(node) ?? []) cancels.get(callback)(), program.domForget(callback);
      objects.delete(handles.get(node));
      handles.delete(node);
    }
  }

  function start(callback, cancel) {
    cancels.set(callback, () => (cancels.delete(callback), cancel()));
  }

  async function settle(callback, promise = Promise.reject(Error("not offered here"))) {
    dispatch(callback, await promise.then(() => 1, (error) => (error.name === "AbortError" ? 2 : 0)));
  }

  const dom = {
    find: (root, p, n) => handle(object(root).querySelector(name(p, n))),
    findID: (p, n) => handle(document.getElementById(text(p, n))),
    findAll: (root, p, n) =>
      deliver(new Uint8Array(Int32Array.from(object(root).querySelectorAll(name(p, n)), handle).buffer)),
    closest: (element, p, n) => handle(object(element).closest?.(name(p, n))),
    make: (p, n, isSVG) =>
      handle(document.createElementNS(`http://www.w3.org/${isSVG ? "2000/svg" : "1999/xhtml"}`, name(p, n))),
    insert: (parent, child, next) => object(parent).insertBefore(object(child), next ? object(next) : null),
    remove(element) {
      const node = object(element);
      release([node, ...node.querySelectorAll("*")]);
      node.remove();
    },
    removeChildren(element) {
      release(object(element).querySelectorAll("*"));
      object(element).replaceChildren();
    },
    getText: (o, p, n) => deliver(object(o)[name(p, n)]),
    getNumber: (o, p, n) => Number(object(o)[name(p, n)]) || 0,
    getObject: (o, p, n) => handle(object(o)[name(p, n)]),
    // What is so already is not written: to a browser every writing is a change, after which it styles, lays out and paints
    // anew, and to a screen reader a sentence to say again. A text that takes another's place keeps its node.
    setText(o, p, n, q, m) {
      const [target, property, value] = [object(o), name(p, n), text(q, m)];
      if (target[property] === value) return;
      const { firstChild, lastChild } = target;
      if (property === "textContent" && value && firstChild?.nodeType === 3 && firstChild === lastChild) firstChild.data = value;
      else target[property] = value;
    },
    setFlag(o, p, n, isOn) {
      const [target, property] = [object(o), name(p, n)];
      if (target[property] !== (isOn !== 0)) target[property] = isOn !== 0;
    },
    getAttribute: (element, p, n) => deliver(object(element).getAttribute(name(p, n))),
    setAttribute(element, p, n, q, m) {
      const [target, attribute, value] = [object(element), name(p, n), text(q, m)];
      if (target.getAttribute(attribute) !== value) target.setAttribute(attribute, value);
    },
    removeAttribute: (element, p, n) => object(element).removeAttribute(name(p, n)),
    setStyle(element, p, n, q, m) {
      const [{ style }, property, value] = [object(element), name(p, n), text(q, m)];
      if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
    },
    toggleClass: (element, p, n, isOn) => object(element).classList.toggle(name(p, n), isOn !== 0),
    call: (o, p, n) => object(o)[name(p, n)](),
    callWithNumber: (o, p, n, number) => object(o)[name(p, n)](number),
    bounds(element, pointer) {
      const { left, top, width, height } = object(element).getBoundingClientRect();
      new Float64Array(program.memory.buffer, pointer, 4).set([left, top, width, height]);
    },
    listen(o, p, n, options, callback) {
      const [target, type, capture, passive] = [object(o), name(p, n), (options & 1) !== 0, (options & 2) !== 0];
      const listener = (event) => {
        const outer = objects.get(1); // a click() in the middle of an event is an event within it
        objects.set(1, event);
        try {
          dispatch(callback);
        } finally {
          objects.set(1, outer);
        }
      };
      target.addEventListener(type, listener, { capture, passive });
      listeners.set(target, (listeners.get(target) ?? new Set()).add(callback));
      start(callback, () => {
        target.removeEventListener(type, listener, capture);
        listeners.get(target).delete(callback);
      });
    },
    after(milliseconds, callback) {
      const timer = setTimeout(() => (cancels.delete(callback), dispatch(callback)), milliseconds);
      start(callback, () => clearTimeout(timer));
    },
    eachFrame(callback) {
      let frame;
      const step = (time) => ((frame = requestAnimationFrame(step)), time && dispatch(callback, time));
      step(0);
      start(callback, () => cancelAnimationFrame(frame));
    },
    observeSize(element, callback) {
      const observer = new ResizeObserver(() => dispatch(callback));
      observer.observe(object(element));
      start(callback, () => observer.disconnect());
    },
    makeWorker(p, n, q, m, callback) {
      const worker = new Worker(text(p, n));
      worker.onmessage = ({ data }) => dispatch(callback, deliver(data));
      worker.onerror = (event) => (event.preventDefault(), dispatch(callback, 0)); // its script cannot be loaded
      worker.postMessage(text(q, m));
      start(callback, () => (worker.terminate(), release([worker])));
      return handle(worker);
    },
    post: (worker, p, n) => object(worker).postMessage(bytes(p, n).slice()),
    load: (p, n, callback) =>
      void fetch(text(p, n))
        .then((response) => (response.ok ? response.arrayBuffer() : null))
        .catch(() => null) // it may break off in the middle
        .then((data) => dispatch(callback, deliver(data && new Uint8Array(data)))),
    ask(p, n, callback) {
      const [name, ...lines] = text(p, n).split("\n");
      import(`./${name}.js`)
        .then(({ ask }) => ask(lines))
        .catch(() => null)
        .then((data) => dispatch(callback, deliver(data)));
    },
    run: (p, n, callback) => void settle(callback, run(text(p, n), () => {})),
    cancel: (callback) => cancels.get(callback)?.(),
    play(pointer, count) {
      const notes = new Int32Array(program.memory.buffer.slice(pointer, pointer + 4 * count));
      const load = () => import("./sound.js").then(({ play }) => play(notes), () => {}); // without it there is nothing to hear
      requestAnimationFrame(() => setTimeout(load)); // what goes with it is drawn first
    },
    storageRead: (p, n) => deliver(localStorage.getItem(text(p, n))),
    storageWrite(p, n, q, m) {
      const [key, value] = [text(p, n), text(q, m)];
      localStorage.setItem(key, value);
      copy(key, value);
      return 1;
    },
    storageRemove(p, n) {
      const key = text(p, n);
      localStorage.removeItem(key);
      copy(key, null);
    },
    wallClock: () => Date.now(),
    monotonicClock: () => performance.now(),
    random64: () => crypto.getRandomValues(new BigInt64Array(1))[0],
    formatDate: (milliseconds) =>
      deliver(new Date(milliseconds).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium" })),
    utcOffset: (milliseconds) => new Date(milliseconds).getTimezoneOffset() * -60 || 0,
    changeAddress: (p, n, isReplacing) =>
      (history[isReplacing ? "replaceState" : "pushState"](null, "", text(p, n)), 1),
    mediaQuery: (p, n) => handle(matchMedia(text(p, n))),
    share: (p, n, q, m, r, l, callback) =>
      void settle(callback, navigator.share?.({ title: text(p, n), text: text(q, m), url: text(r, l) })),
    copy: (p, n, callback) => void settle(callback, navigator.clipboard?.writeText(text(p, n))),
  };

  // What the C library below Swift asks of a system: randomness, for hashing. All else is not supported (52).
  const random_get = (pointer, count) => (crypto.getRandomValues(bytes(pointer, count)), 0);
  const imports = {
    dom: Object.fromEntries(Object.entries(dom).map(([name, action]) => [name, guarded(action)])),
    wasi_snapshot_preview1: new Proxy({ random_get }, { get: (known, name) => known[name] ?? (() => 52) }),
  };
  return { imports, begin: (exports) => (program = exports).start() };
}

async function compile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  // Streaming compiles while it loads, but insists on the right MIME type, which not every host sends.
  return WebAssembly.compileStreaming && response.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

// The second file of a program that comes in two (Scripts/programs.py). The first calls its functions through its table, which
// holds stand-ins until the file is loaded: before the start if the address asks for another screen or a service worker has the
// file, else some seconds later, when a tab or the settings are about to be chosen, or at the latest when a stand-in is called, and
// the page has to wait. `pair` is the name by which the files import each other.
function awaitRest(address, pair) {
  let first; // what the first file exports
  let isWhole = false;
  let loading;
  const join = (module) => isWhole || (isWhole = !!new WebAssembly.Instance(module, { [pair]: first }));
  // What cannot be had now is asked for another time.
  const load = () => isWhole || (loading ??= compile(address).then(join).catch(() => (loading = undefined)));
  const loadNow = () => {
    const request = new XMLHttpRequest();
    request.open("GET", address, false);
    request.overrideMimeType("text/plain; charset=x-user-defined"); // a character for each byte
    request.send();
    join(new WebAssembly.Module(Uint8Array.from(request.responseText, (character) => character.charCodeAt(0))));
    // A service worker does not see synchronous requests, and keeps the file only now.
    if (navigator.serviceWorker?.controller) fetch(address).catch(nothing);
  };
  const standIn = (place) => (...values) => (isWhole || loadNow(), first["%table"].get(place)(...values));
  const begin = async (exports) => {
    first = exports;
    if (location.hash || location.search || navigator.serviceWorker?.controller) await load();
    for (const tab of document.querySelectorAll("[role=tab], .gear"))
      for (const intent of ["pointerenter", "pointerdown", "focus"]) tab.addEventListener(intent, load, { once: true });
    if (!navigator.connection?.saveData) setTimeout(load, 5000);
  };
  return { standIns: new Proxy({}, { get: (_, place) => standIn(place) }), begin };
}

async function run(address, onFailure) {
  const { imports, begin } = connect(onFailure);
  const module = await compile(address);
  const pair = WebAssembly.Module.imports(module).find(({ module }) => module[0] === "~")?.module;
  const rest = pair && awaitRest(address.replace(/\.wasm$/, "-rest.wasm"), pair);
  if (rest) imports[pair] = rest.standIns;
  const { exports } = await WebAssembly.instantiate(module, imports);
  await rest?.begin(exports);
  await restored;
  await found;
  begin(exports);
}

const fail = () => (page.dataset.state = "failed"); // for the style sheet, which then shows what the page has to say about it

try {
  await run(page.dataset.program, fail);
  page.dataset.state = "running";
} catch (error) {
  fail();
  throw error;
} finally {
  // After the game is there, so as not to compete with it. Without a service worker there is just no playing offline.
  const { serviceWorker, connection } = navigator;
  serviceWorker?.register(new URL("sw.js", import.meta.url)).catch(() => {});
  // Some seconds later the rest of the site, unless the player's browser is to save data.
  if (!connection?.saveData)
    serviceWorker?.ready.then(({ active }) => setTimeout(() => active.postMessage("keep the rest"), 6000));
}
