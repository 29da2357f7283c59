import { memo, Suspense, useCallback, useEffect, useEffectEvent, useId, useMemo } from 'react';
import { showDate } from '~/shared/format/dates';
import { usePreferences } from '~/shared/storage/preferences';
import { Card } from '~/shared/ui/card';
import { AnswerAge } from '~/shared/ui/feedback/answer-age';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { SentReport } from '../api/queries';
import { samplesOf } from '../api/samples-store';
import { assess, sectionLevel } from '../health/assessment';
import { FindingsPanel } from '../health/findings-panel';
import { useThresholds } from '../health/thresholds';
import { InTurn, useStaggeredValue } from './chunked-rows';
import { SectionCard } from './section-card';
import { sectionViews } from './section-views';
import { SummaryStrip } from './summary-strip';

const Nothing = () => null;

/** Movement and ticket, loaded beside the report; without them it stands as well (spec 6.12). */
const MovementPanel = lazyPart(() => import('./insights').then(({ insights }) => insights.MovementPanel), Nothing);
const TicketActions = lazyPart(() => import('./insights').then(({ insights }) => insights.TicketActions), Nothing);

export function preloadInsights(): void {
  MovementPanel.preload();
  TicketActions.preload();
}

interface ReportViewProps {
  name: string;
  /** Where the reader is to be brought at first, if the report has such a section. */
  section: string | undefined;
  report: SentReport;
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
  // The sample of an answer is kept before the answer is shown, unless it is the first: no need to draw for each of the two.
  const samples = samplesOf(name);
  const thresholds = useThresholds();
  const assessment = useMemo(() => assess(report, samples, thresholds), [report, samples, thresholds]);
  const sections = useMemo(
    () =>
      sectionViews(report).map((view) => ({
        ...view,
        level: sectionLevel(report, assessment, view.section.key) ?? 'noData',
      })),
    [report, assessment],
  );
  const visit = useCallback(
    (key: string) => {
      const region = document.getElementById(`${id}-${key}`);
      region?.focus({ preventScroll: true });
      // At once: what a slow way passes is laid out on the way, and the section is not where it was when that began.
      region?.scrollIntoView();
    },
    [id],
  );
  const arrive = useEffectEvent(visit);
  // Its turn comes after those of all its places.
  const isWhole = useStaggeredValue(true, false) ?? false;
  useEffect(() => {
    if (wanted && isWhole) arrive(wanted);
  }, [wanted, isWhole]);
  const movementSpace = <Card className={samples.at.length < 2 ? 'min-h-28.5 sm:min-h-23.25' : 'min-h-88'} />;
  return (
    <>
      <SummaryStrip
        server={report.server ?? name}
        level={assessment.level}
        date={showDate(report.date, hourFormat)}
        age={<AnswerAge at={receivedAt} failures={failures} />}
        sections={sections}
        onVisit={visit}
      />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <FindingsPanel assessment={assessment} onVisit={visit}>
          {/* The places of what comes later are kept, so that nothing moves. */}
          <div className="min-h-12.5">
            <InTurn>
              <Suspense>
                <TicketActions name={name} report={report} assessment={assessment} receivedAt={receivedAt} />
              </Suspense>
            </InTurn>
          </div>
        </FindingsPanel>
        <InTurn before={movementSpace}>
          <Suspense fallback={movementSpace}>
            <MovementPanel name={name} samples={samples} />
          </Suspense>
        </InTurn>
      </div>
      <div aria-busy={!isWhole} className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {sections.map((view, index) => (
          <SectionCard key={view.section.key} id={`${id}-${view.section.key}`} isFirst={index === 0} {...view} />
        ))}
      </div>
    </>
  );
});
