// Calls the server of the game of the day, where the site has one. Loaded by the pages that ask for it.
const root = new URL(".", import.meta.url);
const key = "parlor.house.server"; // where the calls were the last time that the site could be asked

const seconds = 1000;
const some = 499_999;
const most = 4_000_000; // bytes; more than any answer has
let api;

const known = () => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // reading is forbidden here
  }
};

// Where the calls are, seen from the site's root, or nothing on a host without a server.
export async function find() {
  let place = known();
  try {
    if (!navigator.onLine) throw new Error("offline");
    const response = await fetch(new URL("server.json", root), { cache: "no-store", signal: AbortSignal.timeout(4 * seconds) });
    if (response.ok) place = (await response.json()).api ?? "";
    localStorage.setItem(key, place);
  } catch {} // offline, or a file that is none: as it was the last time
  const address = place && new URL(`${place}/`, root);
  api = address && address.origin === root.origin ? address : undefined;
  return api !== undefined;
}

// Makes a call: the lines are the method, the path, the token, and the body. Of recorded games only the first are asked for. Answers with two bytes of status and
// the body, or with nothing where no whole answer came.
export async function ask([method, path, token, ...body]) {
  const response = await fetch(new URL(path, api), {
    method,
    body: body.length ? body.join("\n") : undefined,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body.length && { "Content-Type": "application/json" }),
      ...(path.endsWith(".txt") && { Range: `bytes=0-${some}` }),
    },
    cache: "no-store",
    credentials: "omit",
    redirect: "error", // the token is for one server alone
    signal: AbortSignal.timeout(10 * seconds),
  });
  const data = new Uint8Array(await response.arrayBuffer());
  if (data.length > most) throw new Error(`${path}: too long`);
  const answer = new Uint8Array(data.length + 2);
  answer.set([response.status >> 8, response.status & 255]);
  answer.set(data, 2);
  return answer;
}
