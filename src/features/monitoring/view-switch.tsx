import { clsx } from 'clsx';
import { Columns2, LayoutGrid, Rows2 } from 'lucide-react';
import { copy } from './copy';
import { VIEWS, type View } from './view';

const icons = { servidor: Rows2, flota: LayoutGrid, comparar: Columns2 };

/** One server, the fleet, or two side by side. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset aria-label={copy.view} className="flex overflow-hidden rounded-lg border border-line-strong bg-surface">
      {VIEWS.map((each) => {
        const Icon = icons[each];
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => onChange(each)}
            className={clsx(
              'inline-flex min-h-9 items-center gap-2 border-l border-line px-3 text-sm font-medium first:border-l-0 focus-visible:-outline-offset-2',
              each === view ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken',
            )}
          >
            <Icon aria-hidden className="size-4 max-xs:hidden" />
            {copy.views[each]}
          </button>
        );
      })}
    </fieldset>
  );
}
