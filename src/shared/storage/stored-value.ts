import { useSyncExternalStore } from 'react';
import { onStoredElsewhere, readStored, removeStored, writeIfRoom, writeStored } from './storage';

/** Turns a value of one version into one of the next; what it throws counts as nothing kept. */
type Upgrade = (older: unknown) => unknown;

interface Form<T> {
  key: string;
  area?: Parameters<typeof readStored>[1];
  /** Makes of what is kept what the console works with; of undefined (nothing, or junk) what holds without it. */
  read: (kept: unknown) => T;
  /** From version 1 on, one for each version that came after it. */
  upgrades?: readonly Upgrade[];
}

export interface StoredValue<T> {
  /** Never throws, and answers the same object until something else is kept. */
  read: () => T;
  /**
   * Keeps a value (anything JSON can hold). What lies there and is not understood, such as what a newer console kept
   * before it was taken back, is set aside instead of being written over.
   */
  write: (value: unknown) => void;
  /** Forgets the value, and what was set aside. */
  forget: () => void;
  /** Calls back when this page or another tab keeps another one. @returns a function that stops listening */
  subscribe: (listener: () => void) => () => void;
}

/**
 * A value that this machine keeps for later. It has a version, so that a newer console can bring an older form up to its
 * own, and an older one leaves alone what it cannot know. The session is kept without: its members are those of spec 4.1,
 * and one that lacks any is no session.
 */
export function storedValue<T>({ key, area, read, upgrades }: Form<T>): StoredValue<T> {
  const listeners = new Set<() => void>();
  const aside = `${key}.aside`;
  let last: { text: string | null; value: T } | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  const setAside = (text: string) => {
    const kept = readVersioned(readStored(aside, area));
    const texts = Array.isArray(kept) ? kept : [];
    if (!texts.includes(text)) writeIfRoom(aside, versionedText(JSON.stringify([...texts, text])), area);
  };

  return {
    read: () => {
      const text = readStored(key, area);
      if (last?.text !== text || !last) last = { text, value: read(readVersioned(text, upgrades)) };
      return last.value;
    },
    write: (value) => {
      const there = readStored(key, area);
      if (there !== null && readVersioned(there, upgrades) === undefined) setAside(there);
      writeStored(key, versionedText(JSON.stringify(value), upgrades), area);
      tell();
    },
    forget: () => {
      removeStored(key, area);
      removeStored(aside, area);
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = onStoredElsewhere(key, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** The stored value, drawn anew when it changes. */
export function useStoredValue<T>({ subscribe, read }: StoredValue<T>): T {
  return useSyncExternalStore(subscribe, read);
}

/** The members of what is kept as an object; none of anything else. */
export function recordOf(kept: unknown): Record<string, unknown> {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
}

/** What is kept as a list; empty for anything else. */
export function listOf(kept: unknown): unknown[] {
  return Array.isArray(kept) ? kept : [];
}

/** Text under which a value, given as JSON, is kept in the newest version. */
export function versionedText(json: string, upgrades: readonly Upgrade[] = []): string {
  return `{"version":${upgrades.length + 1},"value":${json}}`;
}

/**
 * The value of a kept text in the newest form, unchecked: undefined for nothing, for junk, and for a version that this
 * console does not know. A text without a version is one of version 1. Never throws.
 */
export function readVersioned(text: string | null, upgrades: readonly Upgrade[] = []): unknown {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    const { version, value } = isEnvelope(kept) ? kept : { version: 1, value: kept };
    if (!Number.isInteger(version) || version < 1 || version > upgrades.length + 1) return undefined;
    return upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), value);
  } catch {
    return undefined;
  }
}

function isEnvelope(kept: unknown): kept is { version: number; value?: unknown } {
  return typeof kept === 'object' && kept !== null && 'version' in kept;
}
