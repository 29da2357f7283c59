import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeIfRoom } from '~/shared/storage/storage';
import { readVersioned, versionedText } from '~/shared/storage/stored-value';
import { onTabForgotten, SAMPLES_KEY } from '~/shared/storage/tab-memory';
import { EMPTY_BUFFER, newest, pushSample, readSampleBuffer, type SampleBuffer } from '../samples/sample-buffer';
import { type Metric, metricsOf } from '../sections/metrics';
import type { ServerReport } from './report';

/** Characters that the samples may take of the tab's storage, a fifth of what browsers give. */
const BUDGET = 1_000_000;

/** Servers whose samples are held in memory; the one looked at longest ago goes first. */
const MAX_SERVERS = 250;

/** Buffers by server, the latest sampled last. */
let buffers: Map<string, SampleBuffer> | undefined;
/** Whether there are samples that storage does not hold: a page that is left is hidden as well. */
let unkept = false;
const listeners = new Set<() => void>();

function all(): Map<string, SampleBuffer> {
  buffers ??= readKept();
  return buffers;
}

/**
 * Adds an answer to the samples of its server.
 * @param at when it came, epoch ms
 * @param wanted which of its metrics are kept; left out, all of them
 */
export function recordSample(name: string, report: ServerReport, at: number, wanted?: (metric: Metric) => boolean) {
  const metrics = metricsOf(report);
  const before = all().get(name) ?? EMPTY_BUFFER;
  all().delete(name);
  all().set(name, pushSample(before, at, wanted ? metrics.filter(wanted) : metrics));
  const [oldest] = all().keys();
  if (all().size > MAX_SERVERS && oldest !== undefined) all().delete(oldest);
  unkept = true;
  for (const listener of listeners) listener();
}

/** The samples of a server, whichever there are. */
export function samplesOf(name: string): SampleBuffer {
  return all().get(name) ?? EMPTY_BUFFER;
}

export function useSamples(name: string): SampleBuffer {
  return useSyncExternalStore(subscribe, () => samplesOf(name));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Writes the newest samples down, the latest servers first, as far as the budget goes; without room, half as many. */
export function keepSamples(): void {
  if (!unkept) return;
  unkept = false;
  for (let budget = BUDGET; budget > 1000; budget /= 2) {
    if (writeIfRoom(SAMPLES_KEY, textWithin(budget), 'session')) return;
  }
  removeStored(SAMPLES_KEY, 'session');
}

function textWithin(budget: number): string {
  const parts: string[] = [];
  let left = budget - 2;
  for (const [name, buffer] of [...all()].reverse()) {
    const part = JSON.stringify([name, newest(buffer, samplesWithin(buffer, left))]);
    left -= part.length + 1;
    if (left < 0) break;
    parts.unshift(part);
  }
  return versionedText(`[${parts.join(',')}]`);
}

/**
 * How many of the newest samples of a buffer take up to so many characters. The last two tell what one takes, so that a
 * buffer too large is not written out only to be thrown away; a tenth is left over for samples that are longer.
 */
function samplesWithin(buffer: SampleBuffer, characters: number): number {
  const lengthOf = (samples: number) => JSON.stringify(newest(buffer, samples)).length;
  const [one, two] = [lengthOf(1), lengthOf(2)];
  return two > one ? Math.max(1, Math.floor((0.9 * (characters - one)) / (two - one))) : 1;
}

/** What an earlier page of this tab kept; junk counts as nothing. */
function readKept(): Map<string, SampleBuffer> {
  const kept = new Map<string, SampleBuffer>();
  const entries = readVersioned(readStored(SAMPLES_KEY, 'session'));
  for (const entry of Array.isArray(entries) ? entries.slice(-MAX_SERVERS) : []) {
    const buffer = Array.isArray(entry) ? readSampleBuffer(entry[1]) : null;
    if (buffer && typeof entry[0] === 'string') kept.set(entry[0], buffer);
  }
  return kept;
}

/** Forgets every sample held in memory; the next look reads what storage keeps. */
export function dropSamples(): void {
  unkept = false;
  buffers = undefined;
  for (const listener of listeners) listener();
}

onTabForgotten(dropSamples);
if (typeof window !== 'undefined') {
  // Written down when nobody looks: a megabyte at once would hold up whoever does.
  window.addEventListener('pagehide', keepSamples);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keepSamples();
  });
}
