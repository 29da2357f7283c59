import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '~/shared/ui/button';
import { lazyDialog } from '~/shared/ui/lazy-part';
import { useLazyDialog } from '~/shared/ui/overlay/dialog-hooks';
import { Panel } from '~/shared/ui/panel';
import { copy } from '../copy';
import { type SectionKey, sectionOf } from '../sections/registry';
import type { Assessment } from './assessment';
import { LevelBadge } from './level-badge';
import { changeThresholds, THRESHOLDS, useThresholds } from './thresholds';

const ThresholdsDialog = lazyDialog(() => import('./thresholds-dialog').then((module) => module.ThresholdsDialog));

interface FindingsPanelProps {
  assessment: Assessment;
  title?: string;
  /** Brings the reader to a section. */
  onVisit: (section: SectionKey) => void;
  /** Below the list. */
  children?: ReactNode;
}

/** 'Por qué': every rule that was broken, with its value and its threshold; and the way to move the thresholds. */
export function FindingsPanel({
  assessment: { findings, hints },
  title = copy.why,
  onVisit,
  children,
}: FindingsPanelProps) {
  const values = useThresholds();
  const dialog = useLazyDialog();
  return (
    <Panel
      title={title}
      actions={
        <Button variant="link" size="sm" onClick={dialog.show}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {copy.thresholds}
        </Button>
      }
    >
      {findings.length === 0 && <p className="text-muted">{copy.allWell}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets */}
      <ul role="list" aria-label={copy.why} className="max-h-72 overflow-y-auto">
        {findings.map(({ section, level, text }) => (
          <li key={text} className="flex items-center gap-3 border-t border-line py-1.5 first:border-t-0">
            <span className="w-22 shrink-0">
              <LevelBadge level={level} />
            </span>
            <span className="min-w-0 flex-1">{text}</span>
            <Button
              variant="link"
              size="sm"
              aria-label={copy.seeSection(sectionOf(section).title)}
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
      {dialog.count > 0 && (
        <ThresholdsDialog
          open={dialog.open}
          turn={dialog.count}
          specs={THRESHOLDS}
          values={values}
          onSave={changeThresholds}
          onClose={dialog.close}
        />
      )}
    </Panel>
  );
}
