import { useId } from 'react';
import { AnswerAge } from './answer-age';
import type { ServerReport } from './report';
import { SectionCard } from './section-card';
import { sectionViews } from './sections';
import { SummaryStrip } from './summary-strip';

interface ReportViewProps {
  name: string;
  report: ServerReport;
  /** When the answer came, epoch ms. */
  receivedAt: number;
  /** Failed refreshes since then. */
  failures: number;
}

/** A report: the strip that sums it up and a card per section that it brings. */
export function ReportView({ name, report, receivedAt, failures }: ReportViewProps) {
  const id = useId();
  const views = sectionViews(report);
  const visit = (key: string) => {
    const region = document.getElementById(`${id}-${key}`);
    region?.focus({ preventScroll: true });
    region?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return (
    <>
      <SummaryStrip
        server={report.server ?? name}
        date={report.date}
        age={<AnswerAge at={receivedAt} failures={failures} />}
        views={views}
        onVisit={(view) => visit(view.key)}
      />
      <div className="grid grid-flow-row-dense grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {views.map((view) => (
          <SectionCard key={view.key} id={`${id}-${view.key}`} view={view} />
        ))}
      </div>
    </>
  );
}
