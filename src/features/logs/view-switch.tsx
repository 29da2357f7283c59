import { clsx } from 'clsx';
import { GitCommitVertical, Table2 } from 'lucide-react';
import { STORY_VIEW, TABLE_VIEW, VIEWS } from './copy';
import type { Question } from './question';

interface ViewSwitchProps {
  view: Question['view'];
  onView: (view: Question['view']) => void;
}

const OPTIONS = [
  { view: undefined, label: TABLE_VIEW, icon: Table2 },
  { view: 'historia', label: STORY_VIEW, icon: GitCommitVertical },
] as const;

/** Two ways to read one answer. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className="inline-flex overflow-hidden rounded-lg border border-line-strong bg-surface">
      <legend className="sr-only">{VIEWS}</legend>
      {OPTIONS.map(({ view: option, label, icon: Icon }) => (
        <button
          key={label}
          type="button"
          aria-pressed={view === option}
          onClick={() => onView(option)}
          className={clsx(
            'inline-flex min-h-9 items-center gap-2 px-3.5 text-sm font-medium -outline-offset-2',
            view === option ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
