import { Search } from 'lucide-react';
import { Keys } from '~/shared/ui/keys';
import { copy } from '../copy';
import { paletteKeys } from '../shortcuts/palette-keys';
import { useUi } from '../ui-store';

/** Looks like a field, opens the palette; on a phone its icon alone is shown. */
export function PaletteField() {
  const open = useUi((state) => state.overlay === 'palette');
  const setOverlay = useUi((state) => state.setOverlay);
  return (
    <button
      type="button"
      aria-label={copy.palette}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setOverlay('palette')}
      className="flex size-9 items-center justify-center rounded-lg text-muted hover:text-ink max-md:ml-auto max-md:hover:bg-sunken md:w-full md:max-w-95 md:min-w-0 md:justify-start md:gap-2.5 md:border md:border-line md:bg-sunken md:px-2.5 md:hover:border-line-strong"
    >
      <Search aria-hidden className="size-4.5 shrink-0" />
      <span aria-hidden className="min-w-0 flex-1 truncate text-left max-md:hidden">
        {copy.palette}
      </span>
      <span aria-hidden className="max-md:hidden">
        <Keys keys={[paletteKeys().join(' ')]} />
      </span>
    </button>
  );
}
