import { useSyncExternalStore } from 'react';

/** Only for as long as the page: a browser lets nothing sound before somebody has pressed something in it. */
let context: AudioContext | undefined;
const listeners = new Set<() => void>();

/** Turns the sound of new alerts on or off; on, it is heard once. */
export function turnSound(isOn: boolean): void {
  if (isOn) {
    context = new AudioContext();
    playSound();
  } else {
    void context?.close();
    context = undefined;
  }
  for (const listener of listeners) listener();
}

export function useSoundOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => context !== undefined,
  );
}

/** Two short tones, where the sound is on. */
export function playSound(): void {
  if (!context) return;
  for (const [index, frequency] of [660, 880].entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const begin = context.currentTime + index * 0.18;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.2, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.16);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + 0.17);
  }
}
