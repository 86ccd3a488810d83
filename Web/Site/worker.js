// Runs a Swift program in a worker, without a page. The first message names the program and the files that it reads, relative
// to this script. Every other message consists of bytes. The replies are bytes in the same order, or null if the program
// failed. Contains no logic of the games. Its counterpart is Web/Sources/Kit/WorkerSupport.

async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function begin([program, ...files]) {
  const [code, ...contents] = await Promise.all([program, ...files].map(load));
  const random_get = (pointer, count) => (crypto.getRandomValues(new Uint8Array(memory.buffer, pointer, count)), 0);
  const system = new Proxy({ random_get }, { get: (known, name) => known[name] ?? (() => 52) });
  const { instance } = await WebAssembly.instantiate(code, { wasi_snapshot_preview1: system });
  instance.exports._initialize();
  const { memory, workerInbox, workerOpen, workerAnswer, workerOutbox } = instance.exports;
  const put = (bytes) => {
    const place = workerInbox(bytes.length); // can grow the memory, which replaces its buffer
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
  };
  for (const [index, file] of contents.entries()) {
    put(file);
    if (!workerOpen(index)) throw new Error(`${files[index]} cannot be read`);
  }
  return (question) => {
    put(question);
    const count = workerAnswer();
    return new Uint8Array(memory.buffer, workerOutbox(), count).slice();
  };
}

let ready; // a promise of the function that answers

onmessage = async ({ data }) => {
  try {
    if (typeof data === "string") await (ready = begin(data.split(" ")));
    else postMessage((await ready)(data));
  } catch (error) {
    console.warn(error);
    postMessage(null);
  }
};
