// Calls the game server, if the site has one. Only pages that need it load this file.
const root = new URL("../../", import.meta.url);
const key = "parlor.house.server"; // the server's address in the site's latest answer

const seconds = 1000;
const lastRequestedByte = 499_999;
const maxReplySize = 4_000_000; // bytes; no reply is longer
let api;

const known = () => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // reading is forbidden
  }
};

// Finds the server's address, and returns whether there is one. The address is relative to the site's root.
export async function find() {
  let place = known();
  try {
    if (!navigator.onLine) throw new Error("offline");
    const response = await fetch(new URL("server.json", root), { cache: "no-store", signal: AbortSignal.timeout(4 * seconds) });
    if (response.ok) place = (await response.json()).api ?? "";
    localStorage.setItem(key, place);
  } catch {} // offline or an invalid file: use the latest answer
  // Over plain http from another machine, others could read the player's token.
  if (place && !isSecureContext) {
    document.documentElement.dataset.insecure = "";
    return false;
  }
  const address = place && new URL(`${place}/`, root);
  api = address && address.origin === root.origin ? address : undefined;
  return api !== undefined;
}

// Sends a request. The lines are the method, the path, the token, and the body. Files of recorded games can be long, so only
// their first half megabyte is requested. Returns two bytes with the status, followed by the body. Throws if no complete reply
// arrives in time.
export async function ask([method, path, token, ...body]) {
  const response = await fetch(new URL(path, api), {
    method,
    body: body.length ? body.join("\n") : undefined,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body.length && { "Content-Type": "application/json" }),
      ...(path.endsWith(".txt") && { Range: `bytes=0-${lastRequestedByte}` }),
    },
    cache: "no-store",
    credentials: "omit",
    redirect: "error", // the token must not reach another server
    signal: AbortSignal.timeout(10 * seconds),
  });
  const data = new Uint8Array(await response.arrayBuffer());
  if (data.length > maxReplySize) throw new Error(`${path}: too long`);
  const answer = new Uint8Array(data.length + 2);
  answer.set([response.status >> 8, response.status & 255]);
  answer.set(data, 2);
  return answer;
}
