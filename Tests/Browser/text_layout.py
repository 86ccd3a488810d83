"""Finds faults of a screen's text: text that is cut, that lies on other text or on a button, and words broken in their middle."""

from playwright.sync_api import Page

# Only the visible part of what scrolls matters. With `mustFit`, nothing may scroll in a pop-up. A word may break if it needs most of the window's width, or has 20 letters, such as a long name.
READ_TEXT = r"""({ width = innerWidth, mustFit = false }) => {
  const faults = new Set();
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".app") ?? document.body;
  const name = (element) => `${element.tagName.toLowerCase()}#${element.id || element.getAttribute("class")}`;
  const say = (element, text, what) => faults.add(`${name(element)}: "${text.trim().slice(0, 30)}" ${what}`);
  const isClipped = (element) =>
    element && (getComputedStyle(element).clipPath === "inset(50%)" || isClipped(element.parentElement));
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isClipped(element);
  const ancestors = (element) => (element === root || !element ? [] : [element, ...ancestors(element.parentElement)]);
  const isOver = (element) => ancestors(element).some((box) => /fixed|sticky/.test(getComputedStyle(box).position));
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left), right: Math.min(a.right, b.right), top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  // The middle of a line, where its letters are. Lines that are close together overlap above and below.
  const middle = ({ left, right, top, bottom }) => ({ left, right, top: top + 0.25 * (bottom - top), bottom: bottom - 0.25 * (bottom - top) });
  const overlaps = (a, b) => {
    const both = meet(a, b);
    return both.right - both.left > 2 && both.bottom - both.top > 2;
  };
  // The part of a box that isn't scrolled out of view. Says if the box is cut.
  const visible = (element, box, text) => {
    let part = box;
    for (const outer of ancestors(element)) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(outer);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const frame = outer.getBoundingClientRect();
      const spare = 0.25 * (box.bottom - box.top);
      if (/hidden|clip/.test(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1)) say(outer, text, "is cut at a side");
      if (/hidden|clip/.test(overflowY) && (box.top < frame.top - spare || box.bottom > frame.bottom + spare)) say(outer, text, "is cut");
      part = meet(part, frame);
    }
    return part;
  };
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("select, svg, script, style") || !isShown(element)) continue;
    const range = document.createRange();
    const boxes = (start, end) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter((box) => box.width > 0);
    };
    for (const box of boxes(0, node.data.length)) {
      const part = visible(element, box, node.data);
      if (!isEmpty(part)) lines.push({ element, text: node.data, box: middle(part) });
    }
    for (const word of node.data.matchAll(/[^\s\-–—/·…,.​]{2,}/g)) {
      const parts = boxes(word.index, word.index + word[0].length);
      const isBroken = word[0].length < 20 && parts.some((part) => part.top > parts[0].top + parts[0].height / 2);
      if (isBroken && parts.reduce((sum, part) => sum + part.width, 0) < 0.6 * width) say(element, word[0], "is broken in its middle");
    }
  }
  // Lines of text that scroll go below what is fixed.
  const still = lines.filter((line) => !isOver(line.element) && !line.element.closest("[data-tile], .chart, .trend, .peg"));
  still.forEach((line, index) => {
    for (const other of still.slice(index + 1)) {
      if (overlaps(line.box, other.box) && other.element !== line.element) say(line.element, line.text, `lies on "${other.text.trim().slice(0, 20)}"`);
    }
  });
  const targets = [...root.querySelectorAll("button, a.button, select, input:not([type=radio], [type=range]), .segmented span")];
  for (const target of targets.filter((target) => isShown(target) && !isOver(target))) {
    const box = visible(target, target.getBoundingClientRect(), "");
    if (isEmpty(box)) continue;
    for (const line of still) {
      if (target.contains(line.element) || line.element.contains(target)) continue;
      if (overlaps(line.box, box)) say(line.element, line.text, `lies on ${name(target)}`);
    }
  }
  if (mustFit && root.matches("#pop-up")) {
    for (const box of [root, ...root.querySelectorAll("*")]) {
      const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight + 1;
      if (scrolls && !box.matches(".answer-list")) say(box, "text", `scrolls ${box.scrollHeight} in ${box.clientHeight}`);
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const select of root.querySelectorAll("select")) {
    if (!isShown(select)) continue;
    const style = getComputedStyle(select);
    pen.font = style.font;
    const arrow = 16;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    const text = select.selectedOptions[0]?.text ?? "";
    if (pen.measureText(text).width > room + 1) say(select, text, "is cut by its menu");
  }
  for (const picture of root.querySelectorAll("svg.picture")) {
    const frame = picture.getBoundingClientRect();
    const content = [...picture.querySelectorAll("rect, circle, text")].map((shape) => shape.getBoundingClientRect());
    const over = Math.max(...content.flatMap((box) => [frame.left - box.left, box.right - frame.right]));
    if (isShown(picture) && over > 1) say(picture, "picture", `is ${over} too wide`);
  }
  return [...faults];
}"""


def text_faults(page: Page, must_fit: bool = False) -> list[str]:
    """Returns the faults of the text on the current screen or in the open dialog. With `must_fit`, nothing in a pop-up may scroll."""
    return page.evaluate(READ_TEXT, {"width": page.viewport_size["width"], "mustFit": must_fit})
