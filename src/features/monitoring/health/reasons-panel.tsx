import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '~/shared/ui/button';
import { Panel } from '~/shared/ui/panel';
import type { SectionKey } from '../api/report';
import { copy } from '../copy';
import { SECTION_TITLES } from '../sections/section-titles';
import { LevelBadge } from './level-badge';
import type { Assessment } from './reasons';

const LimitsDialog = lazy(() => import('./limits-dialog').then((m) => ({ default: m.LimitsDialog })));

interface ReasonsPanelProps {
  assessment: Assessment;
  title?: string;
  /** Brings the reader to a section. */
  onVisit: (section: SectionKey) => void;
  /** Below the list. */
  children?: ReactNode;
}

/** 'Por qué': every rule that was broken, with its value and its limit; and the way to move the limits. */
export function ReasonsPanel({
  assessment: { reasons, hints },
  title = copy.why,
  onVisit,
  children,
}: ReasonsPanelProps) {
  // Once asked for, the dialog stays mounted, so that it can fade.
  const [limits, setLimits] = useState<{ open: boolean; turn: number }>();
  return (
    <Panel
      title={title}
      actions={
        <Button variant="link" size="sm" onClick={() => setLimits({ open: true, turn: (limits?.turn ?? 0) + 1 })}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {copy.limits}
        </Button>
      }
    >
      {reasons.length === 0 && <p className="text-muted">{copy.allWell}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets */}
      <ul role="list" aria-label={copy.why} className="max-h-72 overflow-y-auto">
        {reasons.map(({ section, level, text }) => (
          <li key={text} className="flex items-center gap-3 border-t border-line py-1.5 first:border-t-0">
            <span className="w-22 shrink-0">
              <LevelBadge level={level} />
            </span>
            <span className="min-w-0 flex-1">{text}</span>
            <Button
              variant="link"
              size="sm"
              aria-label={copy.seeSection(SECTION_TITLES[section])}
              onClick={() => onVisit(section)}
            >
              {copy.see}
            </Button>
          </li>
        ))}
      </ul>
      {hints.map((hint) => (
        <p key={hint} className="border-t border-line py-1.5 text-muted first:border-t-0">
          {hint}
        </p>
      ))}
      {children}
      {limits && (
        <Suspense>
          <LimitsDialog {...limits} onClose={() => setLimits({ ...limits, open: false })} />
        </Suspense>
      )}
    </Panel>
  );
}
