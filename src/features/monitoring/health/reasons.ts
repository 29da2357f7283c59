import type { SectionKey, ServerReport } from '../api/report';
import type { Ring } from '../samples/ring';
import { isAvailable, needsNoDataBadge } from '../sections/availability';
import type { SectionLevel } from '../sections/section-level';
import { SECTION_RULES } from '../sections/section-rules';
import { SECTION_KEYS } from '../sections/section-titles';
import type { Limits } from './limits';
import { type ReasonLevel, sectionReasons } from './reason-rules';

/** Why a server is not well: which rule, the value found and the limit it passed. */
interface Reason {
  section: SectionKey;
  level: ReasonLevel;
  /** For example 'Memoria disponible 6 % < 10 %'. */
  text: string;
}

export interface Assessment {
  level: ReasonLevel | 'well';
  /** Failures first, then in the order of the sections. */
  reasons: readonly Reason[];
  /** What is no reason yet, but worth knowing: '/ se llena en ~9 d (48 muestras)'. */
  hints: readonly string[];
}

/** Judges a report by its icons and the person's limits (spec 6.9). Without samples no movement is judged. */
export function assess(report: ServerReport, ring: Ring, limits: Limits): Assessment {
  const hints: string[] = [];
  const found = SECTION_KEYS.flatMap((section) => {
    const data = report.sections[section];
    if (data === undefined) return [];
    const reasons = sectionReasons(section, data, { ring, limits, hints });
    // Two mounts of one name may say the same: once is enough.
    const once = new Map(reasons.map(([level, text]) => [text, level]));
    return [...once].map(([text, level]) => ({ section, level, text }));
  });
  const failures = found.filter(({ level }) => level === 'failure');
  const degraded = found.filter(({ level }) => level === 'degraded');
  const level = failures.length > 0 ? 'failure' : degraded.length > 0 ? 'degraded' : 'well';
  return { level, reasons: [...failures, ...degraded], hints: [...new Set(hints)] };
}

/** The level of a section for a server's summary, the fleet and a ticket (spec 6.9); null when the report lacks it. */
export function sectionLevel(report: ServerReport, { reasons }: Assessment, section: SectionKey): SectionLevel | null {
  const data = report.sections[section];
  if (data === undefined) return null;
  if (needsNoDataBadge(SECTION_RULES[section], data)) return 'noData';
  if (!isAvailable(SECTION_RULES[section], data)) return 'failure';
  return reasons.find((reason) => reason.section === section)?.level ?? 'well';
}
