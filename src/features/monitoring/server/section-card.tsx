import { CatchBoundary } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check, CloudOff, X } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { softTone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import { copy } from '../copy';
import type { SectionLevel } from '../health/assessment';
import { isAvailable, needsNoDataBadge, type Section } from '../sections/section';
import { useStaggeredValue } from './chunked-rows';
import { layoutKit } from './layout-kit';
import type { SectionView } from './section-views';

interface SectionBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

const SPANS = {
  md: { 1: '', 2: 'md:col-span-2', 3: 'md:col-span-2' },
  xl: { 1: 'xl:col-span-1', 2: 'xl:col-span-2', 3: 'xl:col-span-3' },
};

interface SectionCardProps extends SectionView {
  id: string;
  /** Said beside the icon where the icon does not say it: that stays as it is (spec 6.3). */
  level: SectionLevel;
  /** The first of the page waits for no turn. */
  isFirst: boolean;
}

/** One section of the report: a region named after it, its icon and its metrics, or what stands for them. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { id, section, level, isFirst } = props;
  const titleId = useId();
  const data = useStaggeredValue(props.data, isFirst);
  if (data === undefined) return null;
  const { title, icon: Icon, availability } = section;
  const available = isAvailable(availability, data);
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={clsx(
        // Out of sight a section is not laid out: a large server has thousands of metrics below the fold.
        !isFirst && '[contain-intrinsic-size:auto_24rem] [content-visibility:auto]',
        'min-w-0 scroll-mt-20 rounded-xl border border-line bg-surface p-4.5 shadow-card focus-visible:border-primary',
        SPANS.md[props.md],
        SPANS.xl[props.xl],
        data === null && 'self-start',
      )}
    >
      <div className="mb-3 flex items-center gap-2">
        <AvailabilityIcon available={available} />
        <h2 id={titleId} className="text-card font-semibold">
          {title}
        </h2>
        {needsNoDataBadge(availability, data) && <Badge tone="warning">{copy.levels.noData}</Badge>}
        {level === 'degraded' && <Badge tone="warning">{copy.levels.degraded}</Badge>}
        {level === 'failure' && available && <Badge tone="danger">{copy.levels.failure}</Badge>}
        <Icon aria-hidden className="ml-auto size-4 shrink-0 text-faint" />
      </div>
      {data === null ? (
        <EmptySection />
      ) : (
        <SectionBoundary fallback={<EmptySection />}>
          <SectionBody section={section} data={data} />
        </SectionBoundary>
      )}
    </section>
  );
});

/** A component of its own, so that a layout that fails does so within the boundary of its card. */
const SectionBody = memo(function SectionBody({ section, data }: { section: Section; data: unknown }) {
  return section.layout(data, layoutKit);
});

/** The green or red icon of a section's heading. */
function AvailabilityIcon({ available }: { available: boolean }) {
  const Icon = available ? Check : X;
  const tone = available ? 'success' : 'danger';
  return (
    <span
      role="img"
      aria-label={available ? copy.available : copy.unavailable}
      data-tone={tone}
      className={clsx('flex size-5.5 shrink-0 items-center justify-center rounded-full', softTone[tone])}
    >
      <Icon aria-hidden className="size-3.5" />
    </span>
  );
}

/** What a section without data says (spec 6.3). */
function EmptySection() {
  return (
    <p className="flex items-center gap-3 rounded-lg border border-line bg-sunken px-3.5 py-3 text-muted">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {copy.emptySection}
    </p>
  );
}

/** Keeps a section that cannot be drawn from taking the others with it; newer data are given another try. */
export function SectionBoundary({ fallback, children }: SectionBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => children} errorComponent={() => fallback}>
      {children}
    </CatchBoundary>
  );
}
