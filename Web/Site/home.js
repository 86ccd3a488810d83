// Shows on each game's card what is next: the lesson and a first game, the game under way, and today's game. The games write
// the status lines (PersistentSession.homeStatus). Also offers to install Parlor if the browser can.

const read = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // reading is forbidden
  }
};

// Returns whether the player has finished a game of this kind, including daily games. Finishing a game stores a record.
const hasFinished = (game) =>
  ["scores", "statistics"].some((name) => read(`parlor.${game}.${name}`) !== null) ||
  ["days", "ranked-days"].some((name) => (read(`parlor.house.${name}`) ?? "").includes(`\n${game} `));

// Shows the status of the player's own game.
function showCards() {
  for (const card of document.querySelectorAll(".door")) {
    const { game } = card.dataset;
    const [, line] = /^door\/1\n(.{0,60})(?:\n|$)/.exec(read(`parlor.${game}.door`)) ?? [];
    // A game that was played before status lines existed has a saved game, but no status line.
    const isNew = line === undefined && read(`parlor.${game}.game`) === null;
    card.querySelector(".status").textContent = line?.replace("Continue, ", "") ?? "";
    card.querySelector(".next").textContent = line && !line.startsWith("Best ") ? "Continue" : "Play";
    // Offer the lesson to new players until they start it.
    card.querySelector(".learn")?.toggleAttribute("hidden", !isNew || read(`parlor.${game}.lesson`) !== null);
  }
}

// Whether the site has a game server. Until the site answers, this is its previous answer, which network.js also
// stores.
const serverKey = "parlor.house.server";
// Over plain http from another machine, others could read the player's token, so there are no ranked games (network.js).
let hasServer = isSecureContext && !!read(serverKey);

async function askForServer() {
  const response = await fetch("server.json", { cache: "no-store" });
  const info = await response.json();
  hasServer = isSecureContext && !!info.api;
  localStorage.setItem(serverKey, info.api ?? "");
  document.getElementById("insecure").hidden = isSecureContext || !info.api;
  for (const link of document.querySelectorAll("[data-operator]")) {
    const address = info[link.dataset.operator];
    link.hidden = !address;
    if (address) link.href = address;
  }
}

// The status lines of the daily games (PersistentSession.publishHomeStatus), which are stored separately for even and odd days.
// A day begins at midnight UTC. Its games can be finished until two hours after its end.
const hour = 3_600_000;
const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

function showDay(link, time) {
  const [game, day] = [link.dataset.today ?? link.dataset.yesterday, dayOf(time)];
  const kind = hasServer ? "ranked" : "day"; // games from the server are stored separately
  const text = read(`parlor.${game}.${kind}${Math.floor(time / (24 * hour)) % 2}-door`);
  const [, left, state, line] = /^day-door\/1\n(\S+) (playing|done) (.{1,60})(?:\n|$)/.exec(text) ?? [];
  const isLeft = left === day;
  link.href = `${game}/?${day}`;
  link.querySelector("small").textContent = isLeft ? line : "Not played yet";
  link.classList.toggle("done", isLeft && state === "done");
  return isLeft ? state : "";
}

// Shows the results of friends in today's game (RankedFriends.publish), at most four, with the initials of their names.
function showFriends(list, day) {
  const [, left, text] = /^friends\/1\n(\S+)\n([^]+)$/.exec(read(`parlor.${list.dataset.friends}.friends`)) ?? [];
  const friends = hasServer && left === day ? text.split("\n").slice(0, 4) : [];
  list.hidden = !friends.length;
  const make = (tag, textContent) => Object.assign(document.createElement(tag), { textContent });
  const items = friends.map((line) => {
    const [[...name], figure] = line.split("\t");
    const [initial, item] = [make("b", name[0]?.toUpperCase()), make("li")];
    initial.ariaHidden = "true";
    item.append(initial, make("bdi", name.length > 14 ? `${name.slice(0, 13).join("")}…` : name.join("")), ` ${figure}`);
    return item;
  });
  list.replaceChildren(...items);
}

// Shows the daily games that have begun, and those of each kind of which the player has finished a game.
function showToday() {
  const now = Date.now();
  const sinceMidnight = now % (24 * hour);
  const links = [...document.querySelectorAll("[data-today]")];
  const states = links.map((link) => showDay(link, now));
  const isAllDone = states.every((state) => state === "done");
  links.forEach((link, index) => (link.hidden = !states[index] && !hasFinished(link.dataset.today)));
  document.querySelector(".doors").classList.toggle("all-done", isAllDone);
  for (const link of document.querySelectorAll("[data-yesterday]"))
    link.hidden = showDay(link, now - 24 * hour) !== "playing" || sinceMidnight >= 2 * hour;
  for (const list of document.querySelectorAll("[data-friends]")) showFriends(list, dayOf(now));
  const minutes = Math.ceil((24 * hour - sinceMidnight) / 60_000);
  // The time is in the language of the page, but counts hours as the player's language does.
  const { hour12 } = new Intl.DateTimeFormat([], { hour: "numeric" }).resolvedOptions();
  const clock = new Date(now - sinceMidnight + 24 * hour).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit", hour12 });
  const count = (number, unit) => (number ? [`${number}\xa0${unit}${number === 1 ? "" : "s"}`] : []);
  const length = [...count(Math.floor(minutes / 60), "hour"), ...count(minutes % 60, "minute")].join(" ");
  document.getElementById("turn").textContent = `${isAllDone ? "All done. See you tomorrow! " : ""}New games in ${length}, at ${clock}.`;
  const streak = /^streak\/1\n/.exec(read("parlor.house.streak") ?? "")?.input.split("\n") ?? [];
  const isNewcomer = links.every((link) => link.hidden);
  for (const element of document.querySelectorAll("[data-ranked]")) element.hidden = isNewcomer || !hasServer;
  for (const element of document.querySelectorAll("[data-known], #turn-line")) element.hidden = isNewcomer;
  document.getElementById("streak").textContent = streak.find((line) => line.startsWith(`${dayOf(now)} `))?.slice(11, 60) ?? "";
}

// The stored invitation to a circle (RankedInvitation). It stays until the player joins or declines.
const invitationKey = "parlor.house.ranked-invitation";
const invitation = () => /^invitation\/1\ncode [A-Z]{8,10}(?:\nname (.+)\nhost (.+))?(?:\n|$)/.exec(read(invitationKey) ?? "");

function showInvitation() {
  const [, circle, host] = invitation() ?? [];
  const text = document.getElementById("invited-text");
  document.getElementById("invited").hidden = !hasServer || !invitation();
  if (!host) return text.replaceChildren("You’re invited to a circle of friends");
  const [one, other] = [host, circle].map((name) => Object.assign(document.createElement("bdi"), { textContent: name }));
  text.replaceChildren(one, " invites you to ", other);
}

function show() {
  showCards();
  showInvitation();
  showToday();
}

show();
if (navigator.onLine) askForServer().then(show, () => {}); // offline, the latest answer counts
addEventListener("pageshow", show); // the page may come from the back-forward cache
addEventListener("storage", show);
setInterval(showToday, 30_000);

const install = document.getElementById("install");
let offer;
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  install.hidden = false;
});
install.addEventListener("click", () => {
  install.hidden = true; // an offer works once; if it's declined, the browser makes another
  offer.prompt();
});
addEventListener("appinstalled", () => {
  install.hidden = true;
  navigator.serviceWorker?.ready.then(({ active }) => active.postMessage("keep the rest"));
});

site.register();
