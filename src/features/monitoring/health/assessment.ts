import type { ServerReport } from '../api/report';
import type { SampleBuffer } from '../samples/sample-buffer';
import { SECTIONS, type SectionKey, sectionOf } from '../sections/registry';
import type { FindingContext, FindingLevel, Found, Section } from '../sections/section';
import { isAvailable, needsNoDataBadge } from '../sections/section';
import type { Thresholds } from './thresholds';

/** How a section stands, in the summary of a server as in the fleet (spec 6.9). 'noData': empty under a green icon. */
export type SectionLevel = 'well' | FindingLevel | 'noData';

/** Why a server is not well: which rule, the value found and the threshold it passed. */
interface Finding {
  section: SectionKey;
  level: FindingLevel;
  /** For example 'Memoria disponible 6 % < 10 %'. */
  text: string;
}

export interface Assessment {
  level: FindingLevel | 'well';
  /** Failures first, then in the order of the sections. */
  findings: readonly Finding[];
  /** What is no finding yet, but worth knowing: '/ se llena en ~9 d (48 muestras)'. */
  hints: readonly string[];
}

/** Judges a report by its icons and the person's thresholds (spec 6.9). Without samples no movement is judged. */
export function assess(report: ServerReport, samples: SampleBuffer, thresholds: Thresholds): Assessment {
  const hints: string[] = [];
  const all = SECTIONS.flatMap((section) => {
    const data = report.sections[section.key];
    if (data === undefined) return [];
    const found = sectionFindings(section, data, { samples, thresholds, hints });
    // Two mounts of one name may say the same: once is enough.
    const once = new Map(found.map(([level, text]) => [text, level]));
    return [...once].map(([text, level]) => ({ section: section.key, level, text }));
  });
  const failures = all.filter(({ level }) => level === 'failure');
  const degraded = all.filter(({ level }) => level === 'degraded');
  const level = failures.length > 0 ? 'failure' : degraded.length > 0 ? 'degraded' : 'well';
  return { level, findings: [...failures, ...degraded], hints: [...new Set(hints)] };
}

/** @param data null when the section is empty */
function sectionFindings(section: Section, data: unknown, context: FindingContext): Found[] {
  const own = (data === null ? [] : (section.findings?.(data, context) ?? [])).filter((found) => found !== null);
  if (data !== null && isAvailable(section.availability, data)) return own;
  const level = needsNoDataBadge(section.availability, data) ? 'degraded' : 'failure';
  return [[level, section.unavailable?.(data) ?? `${section.title} llegó sin datos`], ...own];
}

/** The level of a section for a server's summary, the fleet and a ticket (spec 6.9); null when the report lacks it. */
export function sectionLevel(report: ServerReport, { findings }: Assessment, key: SectionKey): SectionLevel | null {
  const data = report.sections[key];
  if (data === undefined) return null;
  const { availability } = sectionOf(key);
  if (needsNoDataBadge(availability, data)) return 'noData';
  if (!isAvailable(availability, data)) return 'failure';
  return findings.find(({ section }) => section === key)?.level ?? 'well';
}
