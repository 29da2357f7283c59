import { memo, useCallback, useEffect, useEffectEvent, useId, useMemo } from 'react';
import { showDate } from '../../shared/lib/dates';
import { usePreferences } from '../../shared/lib/use-preferences';
import { AnswerAge } from '../../shared/ui/answer-age';
import { Insights } from './lazy-insights';
import type { ServerAnswer } from './queries';
import { assess } from './reasons';
import { ringOf } from './samples-store';
import { SectionCard } from './section-card';
import { sectionViews } from './sections';
import { SummaryStrip } from './summary-strip';
import { useLimits } from './use-limits';

interface ReportViewProps {
  name: string;
  /** Where the reader is to be brought at first, if the report has such a section. */
  section: string | undefined;
  report: ServerAnswer;
  /** When the answer came, epoch ms. */
  receivedAt: number;
  /** Failed refreshes since then. */
  failures: number;
}

/** A report: the strip that sums it up and a card per section that it brings. */
export const ReportView = memo(function ReportView(props: ReportViewProps) {
  const { name, section: wanted, report, receivedAt, failures } = props;
  const id = useId();
  const { hourFormat } = usePreferences();
  const views = useMemo(() => sectionViews(report), [report]);
  // The sample of an answer is kept before the answer is shown: no need to draw for each of the two.
  const ring = ringOf(name);
  const limits = useLimits();
  const assessment = useMemo(() => assess(report, ring, limits), [report, ring, limits]);
  const degraded = (key: string) =>
    assessment.reasons.some(({ section, level }) => section === key && level === 'degraded');
  const visit = useCallback(
    (key: string) => {
      const region = document.getElementById(`${id}-${key}`);
      region?.focus({ preventScroll: true });
      region?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    },
    [id],
  );
  const arrive = useEffectEvent(visit);
  useEffect(() => {
    if (wanted) arrive(wanted);
  }, [wanted]);
  return (
    <>
      <SummaryStrip
        server={report.server ?? name}
        level={assessment.level}
        date={showDate(report.date, hourFormat)}
        age={<AnswerAge at={receivedAt} failures={failures} />}
        views={views}
        onVisit={visit}
      />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Insights
          name={name}
          report={report}
          assessment={assessment}
          receivedAt={receivedAt}
          ring={ring}
          onVisit={visit}
        />
      </div>
      <div className="grid grid-flow-row-dense grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {views.map((view) => (
          <SectionCard key={view.key} id={`${id}-${view.key}`} view={view} degraded={degraded(view.key)} />
        ))}
      </div>
    </>
  );
});
