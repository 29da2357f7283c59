import { readStored, removeStored, writeStored } from './storage';

const KEY = 'atalaya.shortcuts';

const OFF = 'off';

/**
 * Whether single letters act on the page. Speech input and shaky hands press letters unasked, so they can be switched
 * off (WCAG 2.1.4); the choice stays on this machine.
 */
export function singleKeysAreOn(): boolean {
  return readStored(KEY) !== OFF;
}

export function switchSingleKeys(on: boolean): void {
  if (on) removeStored(KEY);
  else writeStored(KEY, OFF);
}
