// Draws a game before its program starts: the player's own board, as it was when the page was left, or one of the openings that
// the page contains (Scripts/record_openings.py). The program then starts with the same game, draws the same again, and gets what
// the player has pressed until then.
//
// A picture has a part for each element with the attribute `data-picture`: its attributes and its content. The attribute's value
// `frame` means the attributes alone, and `class` the class alone. An element with the value `opening` is part of openings only.
const picture = (() => {
  const page = document.documentElement;
  const { game } = page.dataset;
  const key = `parlor.${game}.picture`;
  const elements = [...document.querySelectorAll("[data-picture]")];
  let blank; // the parts of the page without a picture, if one is drawn

  const readSaved = () => localStorage.getItem(`parlor.${game}.game`);
  const isOwnGame = () => !location.hash && !location.search; // not another tab or a day

  function read(element) {
    const kind = element.dataset.picture;
    if (kind === "class") return [{ class: element.className }];
    const isFrame = kind === "frame";
    const copy = element.cloneNode(!isFrame);
    for (const leaving of copy.querySelectorAll("[data-leaving]")) leaving.remove();
    // The policy forbids style attributes in HTML, but not their values in scripts.
    for (const styled of [copy, ...copy.querySelectorAll("[style]")]) {
      if (styled.hasAttribute("style")) styled.dataset.style = styled.style.cssText;
      styled.removeAttribute("style");
    }
    return [Object.fromEntries([...copy.attributes].map(({ name, value }) => [name, value])), isFrame ? undefined : copy.innerHTML];
  }

  function write(element, [attributes, content]) {
    if (element.dataset.picture === "class") return void (element.className = attributes.class);
    for (const { name } of [...element.attributes]) if (!(name in attributes)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (content != null && element.innerHTML !== content) element.innerHTML = content;
    for (const styled of [element, ...element.querySelectorAll("[data-style]")]) {
      if (!("style" in styled.dataset)) continue;
      styled.style.cssText = styled.dataset.style;
      delete styled.dataset.style;
    }
  }

  function draw(parts) {
    if (parts.length !== elements.length) return;
    blank = elements.map(read);
    elements.forEach((element, place) => parts[place] && write(element, parts[place]));
    page.dataset.drawn = "";
  }

  function drawOpening() {
    const [common, games] = JSON.parse(document.getElementById("openings").textContent);
    const numbers = Object.keys(games);
    const number = numbers[crypto.getRandomValues(new Uint32Array(1))[0] % numbers.length];
    page.dataset.opening = number;
    draw(common.map((part, place) => games[number][place] ?? part));
  }

  // Removes the picture just before the program draws the same. Lines of text stay, so that no screen reader repeats them.
  function clear() {
    blank?.forEach((part, place) => write(elements[place], elements[place].firstElementChild ? part : [part[0]]));
  }

  // Stores the picture. It belongs to the saved game and the release.
  function keep() {
    if (!isOwnGame() || page.dataset.state !== "running") return;
    const parts = elements.map((element) => (element.dataset.picture === "opening" ? null : read(element)));
    try {
      localStorage.setItem(key, JSON.stringify([page.dataset.release, readSaved(), parts]));
    } catch {} // storage is full or forbidden: the next visit begins without a picture
  }

  // Keeps the presses before the program runs, at most eight: keys, buttons, and swipes.
  const presses = [];
  const maxPressCount = 8;
  const minSwipe = 24; // points
  let start; // where the pointer went down

  function keepPress(event) {
    const { type, target, clientX: x, clientY: y } = event;
    if (type === "pointerdown") start = event.isPrimary ? { x, y } : undefined;
    const [from, isSwipe] = [start, type === "pointerup" && start && Math.hypot(x - start.x, y - start.y) >= minSwipe];
    const button = type === "click" && target.closest("button");
    if (presses.length === maxPressCount || !(type === "keydown" || button || isSwipe)) return;
    const path = pathTo(button || target);
    presses.push(() => {
      const element = document.querySelector(path) ?? document.body;
      if (button) element.click();
      else if (isSwipe) swipe(element, from, { x, y });
      else element.dispatchEvent(new KeyboardEvent(type, { ...keyOf(event), bubbles: true, cancelable: true }));
    });
  }

  // The program replaces what the picture has drawn, so elements are found again by their paths.
  function pathTo(element) {
    if (element.id || element === document.body) return element.id ? `#${element.id}` : "body";
    return `${pathTo(element.parentElement)} > :nth-child(${1 + [...element.parentElement.children].indexOf(element)})`;
  }

  const keyOf = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }) => ({ key, code, ctrlKey, metaKey, altKey, shiftKey });

  function swipe(element, from, to) {
    for (const [type, { x, y }] of [["pointerdown", from], ["pointermove", to], ["pointerup", to]])
      element.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, isPrimary: true, bubbles: true, cancelable: true }));
  }

  const types = ["keydown", "click", "pointerdown", "pointerup"];
  for (const type of types) addEventListener(type, keepPress, true);

  // Repeats the presses, now that the program runs.
  function press() {
    for (const type of types) removeEventListener(type, keepPress, true);
    for (const press of presses) press();
  }

  try {
    const saved = readSaved();
    if (saved === null && isOwnGame()) drawOpening();
    else if (isOwnGame()) {
      const [release, kept, parts] = JSON.parse(localStorage.getItem(key)) ?? [];
      if (release === page.dataset.release && kept === saved) draw(parts);
    }
  } catch {} // storage is forbidden, or the picture is damaged: the page shows an empty board until the program starts
  return { clear, keep, press, read: () => elements.map(read) };
})();
