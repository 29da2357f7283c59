import { cpu } from './cpu';
import { elastic } from './elastic';
import { filesystem } from './filesystem';
import { kafka } from './kafka';
import { memory } from './memory';
import { mongo } from './mongo';
import { mysql } from './mysql';
import { network } from './network';
import { nginx } from './nginx';
import { process } from './process';
import { redis } from './redis';
import type { Section } from './section';

/** The sections of a report in the order of spec 6.2: on screen, in the fleet, in tickets. */
const sections = [filesystem, redis, mongo, kafka, mysql, nginx, cpu, memory, process, network, elastic];

type Known = (typeof sections)[number];

export type SectionKey = Known['key'];

/** What each section holds once it is read. */
export type SectionData = { [S in Known as S['key']]: NonNullable<ReturnType<S['read']>> };

export type ThresholdName = KeysOfEach<NonNullable<Known['thresholds']>>;
type KeysOfEach<T> = T extends unknown ? keyof T : never;

export const SECTIONS: readonly Section<SectionKey>[] = sections;

const byKey = Object.fromEntries(SECTIONS.map((section) => [section.key, section])) as Record<
  SectionKey,
  Section<SectionKey>
>;

export function sectionOf(key: SectionKey): Section<SectionKey> {
  return byKey[key];
}
