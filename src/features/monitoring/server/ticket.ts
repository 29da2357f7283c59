import type { Environment } from '~/shared/config/env-values';
import { formatDate, showDate } from '~/shared/format/dates';
import type { ServerReport } from '../api/report';
import { copy } from '../copy';
import { type Assessment, sectionLevel } from '../health/assessment';
import { laterCopy } from '../later-copy';
import { metricsOf, metricText } from '../sections/metrics';
import { SECTIONS, type SectionKey } from '../sections/registry';

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

/** What goes into a ticket: server, environment, time, findings, metrics, link; plain text in Spanish. */
export function ticketText({ name, report, assessment, receivedAt, environment, link, section }: TicketSource): string {
  const wanted = SECTIONS.filter(({ key }) => report.sections[key] !== undefined && (section ?? key) === key);
  const findings = assessment.findings.filter((finding) => wanted.some(({ key }) => key === finding.section));
  return [
    `${laterCopy.ticket.server}: ${report.server ?? name}`,
    `${laterCopy.ticket.environment}: ${ENVIRONMENTS[environment]}`,
    `${laterCopy.ticket.date}: ${showDate(report.date)} (${laterCopy.ticket.received} ${formatDate(receivedAt)})`,
    `${laterCopy.ticket.state}: ${copy.levels[section ? (sectionLevel(report, assessment, section) ?? 'well') : assessment.level]}`,
    '',
    `${copy.why}:`,
    ...(findings.length === 0
      ? [`- ${copy.allWell}`]
      : findings.map(({ level, text }) => `- [${copy.levels[level]}] ${text}`)),
    ...(section ? [] : assessment.hints.map((hint) => `- ${hint}`)),
    ...wanted.flatMap(({ key, title }) => ['', title, ...sectionLines(report, key)]),
    '',
    `${laterCopy.ticket.link}: ${link}`,
  ].join('\n');
}

function sectionLines(report: ServerReport, section: SectionKey): string[] {
  const figures = metricsOf({ ...report, sections: { [section]: report.sections[section] } });
  if (figures.length === 0) return [`  ${copy.emptySection}`];
  return figures.flatMap(({ part, label, value: figure, format }, index) => {
    const line = `  ${label}: ${metricText(figure, format)}`;
    return part !== '' && part !== figures[index - 1]?.part ? [`  [${part}]`, line] : [line];
  });
}
