// Computes hashes and key streams with WebCrypto, to verify a server's commitments to daily games. Browsers offer WebCrypto
// only at secure addresses and on localhost. Elsewhere, the calls fail.
const bytes = (hex) => Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
const ascii = (text) => new TextEncoder().encode(text);
const keyStreamSize = 65_536; // bytes per key stream

const answers = {
  // Returns the SHA-256 hash of a string.
  hash: ([text]) => crypto.subtle.digest("SHA-256", ascii(text)),
  // Returns the key stream for a key and a nonce: zeros encrypted with AES-256-GCM, without WebCrypto's tag at the end.
  async words([key, nonce]) {
    const secret = await crypto.subtle.importKey("raw", bytes(key), "AES-GCM", false, ["encrypt"]);
    const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv: ascii(nonce) }, secret, new Uint8Array(keyStreamSize));
    return sealed.slice(0, keyStreamSize);
  },
};

// Runs a computation. `lines` are its inputs, and `what` is its name, `hash` or `words`.
export const ask = async ([what, ...lines]) => new Uint8Array(await answers[what](lines));
