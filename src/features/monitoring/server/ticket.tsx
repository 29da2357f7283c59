import { Download } from 'lucide-react';
import { useState } from 'react';
import { addressOf, serverLink } from '~/session/links';
import { parseExactJson } from '~/shared/api/exact-json';
import { environment } from '~/shared/config/env';
import type { Environment } from '~/shared/config/env-values';
import { downloadText, fileNameOf } from '~/shared/files/download';
import { formatDate, showDate } from '~/shared/format/dates';
import { formatJson } from '~/shared/format/format-json';
import { Button } from '~/shared/ui/button';
import { CopyButton } from '~/shared/ui/copy-button';
import { Select } from '~/shared/ui/form/select';
import type { SentReport } from '../api/queries';
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

interface TicketActionsProps {
  name: string;
  report: SentReport;
  assessment: Assessment;
  /** When the answer came, epoch ms. */
  receivedAt: number;
}

/** For the ticket: the summary of the server or of one section on the clipboard, the answer as a file. */
export function TicketActions({ name, report, assessment, receivedAt }: TicketActionsProps) {
  const [section, setSection] = useState<SectionKey>();
  const text = () => {
    const link = addressOf(serverLink(name, section));
    return ticketText({ name, report, assessment, receivedAt, environment, link, ...(section ? { section } : {}) });
  };
  return (
    <div className="flex items-center gap-2 pt-3">
      <Select
        className="min-w-0 flex-1 sm:max-w-56"
        aria-label={laterCopy.ticket.what}
        value={section ?? ''}
        onChange={(event) => setSection(SECTIONS.find(({ key }) => key === event.target.value)?.key)}
      >
        <option value="">{laterCopy.ticket.whole}</option>
        {SECTIONS.filter(({ key }) => report.sections[key] !== undefined).map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </Select>
      <CopyButton text={text} />
      <Button
        size="sm"
        className="px-2!"
        aria-label={laterCopy.ticket.download}
        title={laterCopy.ticket.download}
        onClick={() => downloadAnswer(name, report.text)}
      >
        <Download aria-hidden className="size-4" />
      </Button>
    </div>
  );
}

/** The answer as it was sent, only indented: numbers go out digit for digit. */
function downloadAnswer(name: string, text: string): void {
  downloadText(`${fileNameOf(name)}.json`, formatJson(parseExactJson(text)), 'application/json');
}

/** What goes into a ticket: server, environment, time, findings, metrics, link; plain text in Spanish. */
export function ticketText({ name, report, assessment, receivedAt, environment, link, section }: TicketSource): string {
  const wanted = SECTIONS.filter(({ key }) => report.sections[key] !== undefined && (section ?? key) === key);
  const findings = assessment.findings.filter((finding) => wanted.some(({ key }) => key === finding.section));
  return [
    `${laterCopy.ticket.server}: ${report.server ?? name}`,
    `${laterCopy.ticket.environment}: ${laterCopy.ticket.environments[environment]}`,
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
  const metrics = metricsOf({ ...report, sections: { [section]: report.sections[section] } });
  if (metrics.length === 0) return [`  ${copy.emptySection}`];
  return metrics.flatMap(({ part, label, value, format }, index) => {
    const line = `  ${label}: ${metricText(value, format)}`;
    return part !== '' && part !== metrics[index - 1]?.part ? [`  [${part}]`, line] : [line];
  });
}
