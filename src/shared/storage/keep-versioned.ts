import { readStored, removeStored, writeIfRoom, writeStored } from './storage';
import { readVersioned, versionedText } from './versioned';

type Area = Parameters<typeof readStored>[1];

/**
 * Keeps a value (as JSON) under the key. What lies there and is not understood, such as what a newer console kept before
 * it was taken back, is set aside instead of being written over.
 */
export function keepVersioned(key: string, json: string, area?: Area): void {
  const there = readStored(key, area);
  if (there !== null && readVersioned(there) === undefined) setAside(key, there, area);
  writeStored(key, versionedText(json), area);
}

/** Forgets the key, and what was set aside from it. */
export function forgetVersioned(key: string, area?: Area): void {
  removeStored(key, area);
  removeStored(asideOf(key), area);
}

function setAside(key: string, text: string, area: Area): void {
  const kept = readVersioned(readStored(asideOf(key), area));
  const texts = Array.isArray(kept) ? kept : [];
  if (!texts.includes(text)) writeIfRoom(asideOf(key), versionedText(JSON.stringify([...texts, text])), area);
}

function asideOf(key: string): string {
  return `${key}.aside`;
}
