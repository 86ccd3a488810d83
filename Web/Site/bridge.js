// Connects Swift programs to the DOM: the page's program, which <html data-program="…"> names, and any program that runs later.
// Contains no logic of the games. Its counterpart is Web/Sources/Kit/DOM, where BridgeImports.swift declares each function.

import { awaitRest, base, compile, drawn, isNewcomer, lacking, lacksRest, loadStyles, nothing, page } from "./programs.js";

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();
const nowhere = document.createElement("i"); // takes the place of removed elements
// Whether the player's language counts hours up to 12. The rest of a date is in the language of the page.
const hasHour12 = () => new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions().hour12;
let copy = nothing; // writes a value to the second copy, once that is loaded
// If the address has a query, such as a day, or <html> has data-asks, check whether there is a game server.
const found =
  (location.search || "asks" in page.dataset) &&
  import("./network.js").then(({ find }) => find()).then((isThere) => isThere && (page.dataset.server = "")).catch(nothing);
const restored = import("./second-copy.js").then((second) => ((copy = second.copy), second.restore())).catch(nothing);

// An exception must not unwind through Swift, so report it and return 0. If the browser refuses something, for example because
// storage is full or the pointer is already up, it throws a DOMException, which is only a warning.
const guarded = (action) => (...values) => {
  try {
    return action(...values);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    console[error instanceof DOMException ? "warn" : "error"](error);
    return 0;
  }
};

// Connects one program to the page. Each program has separate handles and callbacks. Calls `onFailure` if the program traps.
function connect(onFailure) {
  const objects = new Map([[2, window], [3, document], [4, location]]); // by handle; 0 means none, 1 the current event
  const handles = new WeakMap(); // handles by object
  const listeners = new WeakMap(); // callbacks by object
  const cancels = new Map(); // functions that cancel a callback
  const names = new Map(); // the program's constant names, which end with a zero byte, by address
  let lastHandle = 15;
  let hasFailed = false;
  let program;

  const bytes = (pointer, count) => new Uint8Array(program.memory.buffer, pointer, count);
  const text = (pointer, count) => decoder.decode(bytes(pointer, count));
  const name = (pointer) => {
    if (!names.has(pointer)) names.set(pointer, text(pointer, bytes(pointer).indexOf(0)));
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

  // Puts text into Swift's inbox. Returns the text's size in bytes plus one, or 0 if there is no text.
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
      hasFailed = true; // it trapped, so its memory may be inconsistent
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
    find: (root, p) => handle(object(root).querySelector(name(p))),
    findID: (p, n) => handle(document.getElementById(text(p, n))),
    findAll: (root, p) =>
      deliver(new Uint8Array(Int32Array.from(object(root).querySelectorAll(name(p)), handle).buffer)),
    closest: (element, p) => handle(object(element).closest?.(name(p))),
    make: (p, isSVG) =>
      handle(document.createElementNS(`http://www.w3.org/${isSVG ? "2000/svg" : "1999/xhtml"}`, name(p))),
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
    getText: (o, p) => deliver(object(o)[name(p)]),
    getNumber: (o, p) => Number(object(o)[name(p)]) || 0,
    getObject: (o, p) => handle(object(o)[name(p)]),
    // Write only values that differ. The browser treats every write as a change, which costs style, layout, and paint, and a
    // screen reader would repeat the text. When one text replaces another, keep the text node.
    setText(o, p, q, m) {
      const [target, property, value] = [object(o), name(p), text(q, m)];
      if (target[property] === value) return;
      const { firstChild, lastChild } = target;
      if (property === "textContent" && value && firstChild?.nodeType === 3 && firstChild === lastChild) firstChild.data = value;
      else target[property] = value;
    },
    setFlag(o, p, isOn) {
      const [target, property] = [object(o), name(p)];
      if (target[property] !== (isOn !== 0)) target[property] = isOn !== 0;
    },
    getAttribute: (element, p) => deliver(object(element).getAttribute(name(p))),
    setAttribute(element, p, q, m) {
      const [target, attribute, value] = [object(element), name(p), text(q, m)];
      if (target.getAttribute(attribute) !== value) target.setAttribute(attribute, value);
    },
    removeAttribute: (element, p) => object(element).removeAttribute(name(p)),
    setStyle(element, p, q, m) {
      const [{ style }, property, value] = [object(element), name(p), text(q, m)];
      if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
    },
    toggleClass: (element, p, isOn) => object(element).classList.toggle(name(p), isOn !== 0),
    call: (o, p) => object(o)[name(p)](),
    callWithNumber: (o, p, number) => object(o)[name(p)](number),
    bounds(element, pointer) {
      const { left, top, width, height } = object(element).getBoundingClientRect();
      new Float64Array(program.memory.buffer, pointer, 4).set([left, top, width, height]);
    },
    listen(o, p, isCapturing, callback) {
      const [target, type, capture] = [object(o), name(p), isCapturing !== 0];
      const listener = (event) => {
        const outer = objects.get(1); // click() dispatches an event within the current one
        objects.set(1, event);
        try {
          dispatch(callback);
        } finally {
          objects.set(1, outer);
        }
      };
      // Listeners can prevent the default action, even for touches on the window, where browsers assume the opposite.
      target.addEventListener(type, listener, { capture, passive: false });
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
      const target = object(element);
      let frame;
      const report = () => dispatch(callback);
      // An element that comes and goes takes its room from others. First, the browser must have reported their sizes, too.
      const observer = new ResizeObserver(
        target.hidden ? () => (cancelAnimationFrame(frame), (frame = requestAnimationFrame(report))) : report,
      );
      observer.observe(target);
      start(callback, () => (observer.disconnect(), cancelAnimationFrame(frame)));
    },
    makeWorker(p, n, q, m, callback) {
      const worker = new Worker(new URL(text(p, n), base));
      const fail = () => lacking().then(() => dispatch(callback, 0));
      worker.onmessage = ({ data }) => (data ? dispatch(callback, deliver(data)) : fail());
      worker.onerror = (event) => (event.preventDefault(), fail()); // its script can't be loaded
      worker.postMessage(text(q, m));
      start(callback, () => (worker.terminate(), release([worker])));
      return handle(worker);
    },
    post: (worker, p, n) => object(worker).postMessage(bytes(p, n).slice()),
    load: (p, n, callback) =>
      void fetch(new URL(text(p, n), base).href)
        .then((response) => (response.ok ? response.arrayBuffer() : lacking()))
        .catch(() => null) // the download may be interrupted
        .then((data) => dispatch(callback, deliver(data && new Uint8Array(data)))),
    ask(p, n, callback) {
      const [name, ...lines] = text(p, n).split("\n");
      import(`./${name}.js`)
        .then(({ ask }) => ask(lines), lacking)
        .catch(() => null)
        .then((data) => dispatch(callback, deliver(data)));
    },
    run: (p, n, callback) => void settle(callback, run(text(p, n), () => {})),
    cancel: (callback) => cancels.get(callback)?.(),
    play(pointer, count) {
      const notes = new Int32Array(program.memory.buffer.slice(pointer, pointer + 4 * count));
      const load = () => import("./sound.js").then(({ play }) => play(notes), () => {}); // without it, stay silent
      requestAnimationFrame(() => setTimeout(load)); // draw the visible change first
    },
    storageRead: (p, n) => deliver(localStorage.getItem(text(p, n))),
    storageWrite(p, n, q, m) {
      const [key, value] = [text(p, n), text(q, m)];
      site.isSaved = false;
      localStorage.setItem(key, value);
      site.isSaved = true;
      copy(key, value);
      return 1;
    },
    storageRemove: (p, n) => (localStorage.removeItem(text(p, n)), copy(text(p, n), null)),
    wallClock: () => Date.now(),
    monotonicClock: () => performance.now(),
    random64: () => crypto.getRandomValues(new BigInt64Array(1))[0],
    formatDate: (milliseconds) =>
      deliver(new Date(milliseconds).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "medium", hour12: hasHour12() })),
    utcOffset: (milliseconds) => new Date(milliseconds).getTimezoneOffset() * -60 || 0,
    changeAddress: (p, n, isReplacing) =>
      (history[isReplacing ? "replaceState" : "pushState"](null, "", text(p, n)), 1),
    mediaQuery: (p, n) => handle(matchMedia(text(p, n))),
    share: (p, n, q, m, r, l, callback) =>
      void settle(callback, navigator.share?.({ title: text(p, n), text: text(q, m), url: text(r, l) })),
    copy(p, n, callback) {
      const value = text(p, n);
      (navigator.clipboard?.writeText(value) ?? Promise.reject())
        .then(() => 1, () => import("./copying.js").then(({ copy }) => copy(value), lacking))
        .catch(() => 0)
        .then((code) => dispatch(callback, code ?? 0));
    },
  };

  // The system functions that Swift's C library calls. It needs random numbers for hashing. All other functions return 52 (not
  // supported).
  const random_get = (pointer, count) => (crypto.getRandomValues(bytes(pointer, count)), 0);
  const imports = {
    dom: Object.fromEntries(Object.entries(dom).map(([name, action]) => [name, guarded(action)])),
    wasi_snapshot_preview1: new Proxy({ random_get }, { get: (known, name) => known[name] ?? (() => 52) }),
  };
  return { imports, begin: (exports) => ((program = exports)._initialize(), program.start()) };
}

async function run(address, onFailure) {
  const { imports, begin } = connect(onFailure);
  const module = await compile(address);
  const styled = loadStyles();
  const pair = WebAssembly.Module.imports(module).find(({ module }) => module[0] === "~")?.module;
  const rest = pair && awaitRest(address.replace(/\.wasm$/, "-rest.wasm"), pair);
  if (rest) imports[pair] = rest.standIns;
  const { exports } = await WebAssembly.instantiate(module, imports);
  const loaded = rest?.begin(exports);
  if (!isNewcomer) await Promise.all([loaded, styled]);
  await restored;
  await found;
  if (!page.dataset.state) drawn?.clear();
  begin(exports);
}

// Where the browser tells the layout of the keyboard, shows its labels for the keys that stand for a place on it. The program
// reads those of the two keys after the digits. Elsewhere, W, A, S, and D stay hidden.
function showKeyLabels(labels) {
  for (const code of ["Minus", "Equal"]) if (labels.has(code)) page.dataset[code.toLowerCase()] = labels.get(code);
  for (const key of document.querySelectorAll("[data-code]")) key.textContent = labels.get(key.dataset.code) ?? key.textContent;
  for (const part of document.querySelectorAll("[data-layout]")) part.hidden = !labels.has("KeyW");
}
navigator.keyboard?.getLayoutMap().then(showKeyLabels, nothing);

// Shows the page's error text, with a button (see the style sheet).
function fail() {
  page.dataset.state = "failed";
  const text = document.querySelector(".failed");
  if (!text) return;
  if (lacksRest) text.textContent = "Part of the game could not be loaded. Check your connection, then reload. Nothing is lost.";
  const reload = Object.assign(document.createElement("button"), { textContent: "Reload", onclick: () => location.reload() });
  text.append(" ", reload);
}

try {
  await run(base.href, fail);
  page.dataset.state = "running";
  // The program handles these events first, so what it saves then belongs to the picture.
  if (drawn) {
    drawn.press();
    addEventListener("pagehide", drawn.keep);
    addEventListener("visibilitychange", () => document.hidden && drawn.keep());
  }
} catch (error) {
  if (!(await site.renew(true))) fail();
  throw error;
} finally {
  site.register();
  // Cache the rest of the site some seconds later, unless the browser saves data.
  if (!navigator.connection?.saveData)
    navigator.serviceWorker?.ready.then(({ active }) => setTimeout(() => active.postMessage("keep the rest"), 6000));
}
