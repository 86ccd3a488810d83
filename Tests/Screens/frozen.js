// Runs before a page's own scripts. Clocks stand still until `frozen.pass` advances them. Short timers fire as usual,
// because they only delay what the state waits for anyway. `frozen.isIdle` reports whether any of them is pending.

const step = 20; // milliseconds, about a frame
const origin = 1000; // the page's age at the start
const [nextFrame, startTimer, stopTimer, load] = [requestAnimationFrame, setTimeout, clearTimeout, fetch].map((act) => act.bind(window));
const due = new Map();
const pending = new Set();
let passed = 0;
let lastLongTimer = 0;
let loadCount = 0;

window.Date = class extends Date {
  constructor(...values) {
    if (values.length) super(...values);
    else super(settings.now + passed);
  }
  static now = () => settings.now + passed;
};
performance.now = () => origin + passed;
window.requestAnimationFrame = (act) => nextFrame(() => act(origin + passed));

function startLongTimer(act, milliseconds, values) {
  due.set(--lastLongTimer, { time: passed + milliseconds, act: () => act(...values) });
  return lastLongTimer;
}

window.setTimeout = (act, milliseconds = 0, ...values) => {
  if (milliseconds >= settings.longTimer) return startLongTimer(act, milliseconds, values);
  const timer = startTimer(() => (pending.delete(timer), act(...values)), milliseconds);
  pending.add(timer);
  return timer;
};
window.clearTimeout = (timer) => {
  if (!due.delete(timer)) pending.delete(timer), stopTimer(timer);
};
window.setInterval = (act, milliseconds, ...values) => startLongTimer(act, Infinity, values);
window.clearInterval = window.clearTimeout;

window.fetch = async (...values) => {
  loadCount += 1;
  try {
    return await load(...values);
  } finally {
    loadCount -= 1;
  }
};

// A linear congruential generator: every page gets the same numbers.
let seed = 14;
const nextNumber = () => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0);
Math.random = () => nextNumber() / 2 ** 32;
crypto.getRandomValues = (array) => {
  const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = nextNumber() >>> 24;
  return array;
};

window.frozen = {
  async pass(milliseconds) {
    for (const end = passed + milliseconds; passed < end; ) {
      passed = Math.min(passed + step, end);
      for (const [timer, { time, act }] of due) if (time <= passed) due.delete(timer), act();
      await new Promise(nextFrame);
    }
  },
  isIdle: () => loadCount === 0 && pending.size === 0,
  nextFrame,
};
