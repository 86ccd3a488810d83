// Plays notes. Each note has five numbers, which Web/Sources/Kit/DOM/Window+Feedback.swift describes. The page loads this file
// when it plays the first notes.

let output; // created for the first sound, because browsers require a user action before it

export function play(notes) {
  output ??= new AudioContext();
  if (output.state !== "running") void output.resume();
  for (let index = 0; index < notes.length; index += 5) {
    const [start, length, pitch, lastPitch, loudness] = notes.subarray(index, index + 5);
    const begin = output.currentTime + start / 1000;
    const end = begin + length / 1000;
    const tone = new OscillatorNode(output, { type: "triangle", frequency: pitch });
    const volume = new GainNode(output, { gain: 0 });
    tone.frequency.setValueAtTime(pitch, begin);
    tone.frequency.exponentialRampToValueAtTime(lastPitch, end);
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness / 100, begin + 0.01); // a tone without a fade-in clicks
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(output.destination);
    tone.start(begin);
    tone.stop(end);
  }
}
