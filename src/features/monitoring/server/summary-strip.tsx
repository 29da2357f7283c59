import { clsx } from 'clsx';
import { Check, type LucideIcon, Minus, TriangleAlert, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Card } from '~/shared/ui/card';
import { softTone, type Tone } from '~/shared/ui/feedback/alert-box';
import { copy } from '../copy';
import type { Assessment, SectionLevel } from '../health/assessment';
import { LevelBadge } from '../health/level-badge';
import type { SectionKey } from '../sections/registry';
import type { Section } from '../sections/section';

/** Tone and sign of a level; its words are in copy.lights. */
const SECTION_LEVELS: Readonly<Record<SectionLevel, { tone: Tone; icon: LucideIcon }>> = {
  well: { tone: 'success', icon: Check },
  degraded: { tone: 'warning', icon: TriangleAlert },
  failure: { tone: 'danger', icon: X },
  noData: { tone: 'warning', icon: Minus },
};

interface SummaryStripProps {
  server: string;
  level: Assessment['level'];
  date: string;
  /** How old the answer is. */
  age: ReactNode;
  sections: readonly { section: Section<SectionKey>; level: SectionLevel }[];
  /** Brings the reader to a section. An anchor would not do: what follows the '#' is the route. */
  onVisit: (section: SectionKey) => void;
}

/** Whose report this is, when it was made, and how every section stands. */
export function SummaryStrip({ server, level, date, age, sections, onVisit }: SummaryStripProps) {
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span className="min-w-0">
          <strong className="text-card font-semibold">{server}</strong> <LevelBadge level={level} />
        </span>{' '}
        <span>
          <span className="text-sm text-muted">{date}</span>
          {age}
        </span>
      </p>
      {sections.length === 0 && <p className="text-muted">{copy.noKnownSection}</p>}
      {sections.length > 0 && (
        <ul aria-label={copy.sections} className="flex flex-wrap gap-2">
          {sections.map(({ section: { key, title }, level }) => (
            <li key={key}>
              <Chip section={key} title={title} level={level} onVisit={onVisit} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ChipProps {
  section: SectionKey;
  title: string;
  level: SectionLevel;
  onVisit: SummaryStripProps['onVisit'];
}

const Chip = memo(function Chip({ section, title, level, onVisit }: ChipProps) {
  const { tone, icon: Icon } = SECTION_LEVELS[level];
  return (
    <button
      type="button"
      aria-label={`${title}: ${copy.lights[level]}`}
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
