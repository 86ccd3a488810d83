// Tells whether the device saves power or data, so that the games do no work that the player hasn't asked for.
const lowLevel = 0.3; // of the battery's capacity

// Returns 1 if the device saves power or data, and 0 if it doesn't or the browser doesn't tell.
export async function ask() {
  const battery = await navigator.getBattery?.().catch(() => undefined);
  const savesPower = battery && !battery.charging && battery.level < lowLevel;
  const savesData = navigator.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
  return new Uint8Array([savesPower || savesData ? 1 : 0]);
}
