// What binds a server to the games of a day, worked out by the browser's own ciphers (WebCrypto). They are there at secure
// addresses and on this machine alone; elsewhere nothing is answered.
const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const ascii = (text) => new TextEncoder().encode(text);
const count = 65_536; // bytes that a key gives for a nonce

const answers = {
  // The SHA-256 of a text.
  hash: ([text]) => crypto.subtle.digest("SHA-256", ascii(text)),
  // What a key gives for a nonce: zeros under AES-256-GCM, without the tag that WebCrypto puts behind them.
  async words([key, nonce]) {
    const secret = await crypto.subtle.importKey("raw", bytes(key), "AES-GCM", false, ["encrypt"]);
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: ascii(nonce) }, secret, new Uint8Array(count));
    return sealed.slice(0, count);
  },
};

// `lines` are what is to be worked out, `hash` or `words`, and what of.
export const ask = async ([what, ...lines]) => new Uint8Array(await answers[what](lines));
