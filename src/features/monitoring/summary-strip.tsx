import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Card } from '../../shared/ui/card';
import { softTone } from '../../shared/ui/tone';
import { copy } from './copy';
import { LevelBadge } from './level-badge';
import type { Assessment } from './reasons';
import type { SectionView } from './sections';

interface SummaryStripProps {
  server: string;
  level: Assessment['level'];
  date: string;
  /** How old the answer is. */
  age: ReactNode;
  views: readonly SectionView[];
  /** Brings the reader to a section. An anchor would not do: what follows the '#' is the route. */
  onVisit: (section: SectionView['key']) => void;
}

/** Whose report this is, when it was made, and how every section stands. */
export function SummaryStrip({ server, level, date, age, views, onVisit }: SummaryStripProps) {
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <p className="min-w-0">
        <strong className="text-card font-semibold">{server}</strong> <LevelBadge level={level} />
        <span className="ml-3 text-sm text-muted">{date}</span>
        {age}
      </p>
      {views.length === 0 && <p className="text-muted">{copy.noKnownSection}</p>}
      {views.length > 0 && (
        <ul aria-label={copy.sections} className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.key}>
              <Chip section={view.key} title={view.title} available={view.available} onVisit={onVisit} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ChipProps extends Pick<SectionView, 'title' | 'available'> {
  section: SectionView['key'];
  onVisit: SummaryStripProps['onVisit'];
}

const Chip = memo(function Chip({ section, title, available, onVisit }: ChipProps) {
  const Icon = available ? Check : X;
  const tone = available ? 'success' : 'danger';
  const state = (available ? copy.available : copy.unavailable).toLowerCase();
  return (
    <button
      type="button"
      aria-label={`${title}: ${state}`}
      data-tone={tone}
      onClick={() => onVisit(section)}
      className={clsx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-xs font-semibold hover:underline',
        softTone[tone],
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {title}
    </button>
  );
});
