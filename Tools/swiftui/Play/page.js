// Shows the picture of an app and its accessible elements, and sends what the player does to the program that runs the app.

const $ = (id) => document.getElementById(id);
const stage = $("stage"), picture = $("picture"), elements = $("elements");
const app = $("app"), device = $("device"), textSize = $("text-size"), scheme = $("scheme");

// One action at a time, in order.
let queue = Promise.resolve();
let shown = null;

function send(action) {
  queue = queue.then(() => perform(action)).catch((error) => { $("status").textContent = `Stopped: ${error.message}`; });
  return queue;
}

async function perform(action) {
  const began = performance.now();
  const reply = await fetch("act", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ app: app.value, ...action }),
  });
  if (!reply.ok) throw new Error(await reply.text());
  const state = await reply.json();
  if (state.isSame) return;
  show(state);
  if (action.kind !== "tick") stage.dataset.milliseconds = Math.round(performance.now() - began);
}

function show(state) {
  picture.innerHTML = state.picture;
  stage.style.width = `${state.width}px`;
  stage.style.height = `${state.height}px`;
  reconcile(state.elements);
  shown = state;
  if (state.announcements.length) $("announcement").textContent = state.announcements.join(" ");
  $("status").textContent = state.problems.length ? `The stand-in reports: ${state.problems.join(" ")}` : "";
}

// MARK: Elements

const TAGS = { button: "button", tab: "button", link: "button", switch: "button", menu: "select", picker: "select", textField: "input", slider: "input", heading: "h2", text: "p", image: "div" };

// Keeps the HTML element of each accessible element that is still there, so that it keeps the focus.
function reconcile(list) {
  const old = new Map([...elements.children].map((child) => [child.dataset.key, child]));
  const children = list.map((item) => {
    const child = old.get(item.id) ?? make(item);
    update(child, item);
    return child;
  });
  const kept = new Set(children);
  for (const child of [...elements.children]) if (!kept.has(child)) child.remove();
  children.forEach((child, index) => { if (elements.children[index] !== child) elements.insertBefore(child, elements.children[index] ?? null); });
}

function make(item) {
  const child = document.createElement(TAGS[item.role] ?? "div");
  child.dataset.key = item.id;
  if (["button", "tab", "link", "switch"].includes(item.role)) {
    child.type = "button";
    child.addEventListener("click", () => { if (!dragged) send({ kind: "tap", element: child.item.id }); });
  }
  if (item.role === "tab") child.setAttribute("role", "tab");
  if (item.role === "link") child.setAttribute("role", "link");
  if (item.role === "switch") child.setAttribute("role", "switch");
  if (item.role === "image") child.setAttribute("role", "img");
  if (item.role === "picker" || item.role === "menu") {
    child.addEventListener("change", () => send({ kind: "choose", element: child.item.id, option: child.selectedIndex - (item.role === "menu") }));
  }
  if (item.role === "textField") {
    child.type = "text";
    child.addEventListener("input", () => send({ kind: "type", element: child.item.id, text: child.value }));
    child.addEventListener("keydown", (event) => { if (event.key === "Enter") send({ kind: "submit", element: child.item.id }); });
  }
  if (item.role === "slider") {
    Object.assign(child, { type: "range", min: 0, max: 1, step: 0.001 });
    child.addEventListener("change", () => send({ kind: "slide", element: child.item.id, value: Number(child.value) }));
  }
  if (item.role === "adjustable") {
    child.setAttribute("role", "spinbutton");
    child.tabIndex = 0;
  }
  return child;
}

function update(child, item) {
  child.item = item;
  Object.assign(child.style, { left: `${item.x}px`, top: `${item.y}px`, width: `${item.width}px`, height: `${item.height}px` });
  const isText = item.role === "text" || item.role === "heading";
  if (isText) child.textContent = item.name;
  else child.setAttribute("aria-label", item.name);
  const description = item.hint || (item.role === "button" ? item.value : "");
  if (description) child.setAttribute("aria-description", description);
  else child.removeAttribute("aria-description");
  if ("disabled" in child) child.disabled = !item.isEnabled;
  if (item.role === "tab") child.setAttribute("aria-selected", item.isSelected);
  if (item.role === "button") item.isSelected ? child.setAttribute("aria-pressed", "true") : child.removeAttribute("aria-pressed");
  if (item.role === "switch") child.setAttribute("aria-checked", item.value === "on");
  if (item.role === "adjustable") child.setAttribute("aria-valuetext", item.value);
  if (item.role === "textField" && document.activeElement !== child) child.value = item.value;
  if (item.role === "slider") child.value = item.share ?? 0;
  if (item.role === "picker" || item.role === "menu") {
    const options = item.role === "menu" ? [item.name, ...item.options] : item.options;
    child.replaceChildren(...options.map((name) => new Option(name)));
    child.selectedIndex = item.role === "menu" ? 0 : item.chosen ?? -1;
  }
}

// MARK: Input

let start = null, dragged = false;

function place(event) {
  const bounds = stage.getBoundingClientRect();
  return { x: event.clientX - bounds.left - stage.clientLeft, y: event.clientY - bounds.top - stage.clientTop };
}

stage.addEventListener("pointerdown", (event) => {
  start = place(event);
  dragged = false;
});
window.addEventListener("pointermove", (event) => {
  if (!start || dragged) return;
  const at = place(event);
  dragged = Math.hypot(at.x - start.x, at.y - start.y) > 10;
});
window.addEventListener("pointerup", (event) => {
  const from = start;
  start = null;
  if (!from) return;
  const to = place(event);
  if (dragged) send({ kind: "drag", x: from.x, y: from.y, toX: to.x, toY: to.y });
  else if (event.target === stage || picture.contains(event.target) || event.target === elements) send({ kind: "tapAt", x: from.x, y: from.y });
});
stage.addEventListener("wheel", (event) => {
  event.preventDefault();
  const at = place(event);
  send({ kind: "scroll", x: at.x, y: at.y, toX: event.deltaX, toY: event.deltaY });
}, { passive: false });

window.addEventListener("keydown", (event) => {
  if (event.target.closest("#settings, input, select")) return;
  const isPress = event.target.matches("button") && (event.key === "Enter" || event.key === " ");
  if (isPress || event.key === "Tab" || ["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
  const adjusts = event.target.item?.role === "adjustable" && /^Arrow/.test(event.key);
  event.preventDefault();
  if (adjusts) return send({ kind: "adjust", element: event.target.item.id, value: /Up|Right/.test(event.key) ? 1 : -1 });
  const modifiers = ["shift", "control", "option", "command"].filter((_, index) => [event.shiftKey, event.ctrlKey, event.altKey, event.metaKey][index]);
  send({ kind: "key", key: event.key, modifiers });
});

// MARK: Settings

async function begin() {
  const settings = await (await fetch("settings")).json();
  device.replaceChildren(...settings.devices.map((name) => new Option(name)));
  textSize.replaceChildren(...settings.textSizes.map((name) => new Option(name)));
  device.value = settings.device;
  textSize.value = settings.textSize;
  const query = new URLSearchParams(location.search);
  if (query.has("app")) app.value = query.get("app");
  scheme.value = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const apply = () => send({ kind: "set", device: device.value, textSize: textSize.value, scheme: scheme.value });
  for (const select of [app, device, textSize, scheme]) select.addEventListener("change", apply);
  $("settings").addEventListener("submit", (event) => event.preventDefault());
  await apply();
  stage.dataset.isReady = "true";
  // Clocks, coaches, and tasks continue while the player does nothing.
  setInterval(() => { if (!document.hidden) send({ kind: "tick" }); }, 250);
}

begin();
