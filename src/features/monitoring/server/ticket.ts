import type { Environment } from '~/shared/config/env-values';
import { formatDate, showDate } from '~/shared/format/dates';
import type { SectionKey, ServerReport } from '../api/report';
import { copy } from '../copy';
import { type Assessment, sectionLevel } from '../health/reasons';
import { laterCopy } from '../later-copy';
import { flatFigures, flatText } from '../samples/flat-figures';
import { SECTION_KEYS, SECTION_TITLES } from '../sections/section-titles';

interface TicketSource {
  name: string;
  report: ServerReport;
  assessment: Assessment;
  /** When the answer came, epoch ms. */
  receivedAt: number;
  environment: Environment;
  /** Address at which a colleague sees the same server. */
  link: string;
  /** One section alone; left out, all of them. */
  section?: SectionKey;
}

const ENVIRONMENTS = { production: 'Producción', qa: 'Pruebas (QA)', development: 'Desarrollo' };

/** What goes into a ticket: server, environment, time, reasons, figures, link; plain text in Spanish. */
export function ticketText({ name, report, assessment, receivedAt, environment, link, section }: TicketSource): string {
  const wanted = SECTION_KEYS.filter((key) => report.sections[key] !== undefined && (section ?? key) === key);
  const reasons = assessment.reasons.filter((reason) => wanted.includes(reason.section));
  return [
    `${laterCopy.ticket.server}: ${report.server ?? name}`,
    `${laterCopy.ticket.environment}: ${ENVIRONMENTS[environment]}`,
    `${laterCopy.ticket.date}: ${showDate(report.date)} (${laterCopy.ticket.received} ${formatDate(receivedAt)})`,
    `${laterCopy.ticket.state}: ${copy.levels[section ? (sectionLevel(report, assessment, section) ?? 'well') : assessment.level]}`,
    '',
    `${copy.why}:`,
    ...(reasons.length === 0
      ? [`- ${copy.allWell}`]
      : reasons.map(({ level, text }) => `- [${copy.levels[level]}] ${text}`)),
    ...(section ? [] : assessment.hints.map((hint) => `- ${hint}`)),
    ...wanted.flatMap((key) => ['', SECTION_TITLES[key], ...sectionLines(report, key)]),
    '',
    `${laterCopy.ticket.link}: ${link}`,
  ].join('\n');
}

function sectionLines(report: ServerReport, section: SectionKey): string[] {
  const figures = flatFigures({ ...report, sections: { [section]: report.sections[section] } });
  if (figures.length === 0) return [`  ${copy.emptySection}`];
  return figures.flatMap(({ part, label, figure, format }, index) => {
    const line = `  ${label}: ${flatText(figure, format)}`;
    return part !== '' && part !== figures[index - 1]?.part ? [`  [${part}]`, line] : [line];
  });
}
