import { useDialogOpen } from '~/shared/ui/overlay/use-dialog-open';
import { PaletteBox } from './palette-box';
import { paletteCopy } from './palette-copy';
import type { PaletteCommand, PaletteFacts } from './palette-entries';

interface PaletteProps {
  open: boolean;
  facts: () => Omit<PaletteFacts, 'recents'>;
  onClose: () => void;
  /** The palette has closed already and given the focus back. */
  onCommand: (command: PaletteCommand, hidden: boolean) => void;
}

/** The command palette: a native modal dialog with one field and what it finds. */
export function Palette({ open, facts, onClose, onCommand }: PaletteProps) {
  const ref = useDialogOpen(open);

  return (
    <dialog
      ref={ref}
      aria-label={paletteCopy.name}
      {...{ closedby: 'any' }}
      onClose={onClose}
      className="modal mx-auto mt-[min(6.875rem,12.5vh)] mb-auto w-[min(38.75rem,calc(100vw-1.5rem))] overflow-hidden rounded-xl bg-surface text-ink shadow-modal forced-colors:border"
    >
      {open && (
        <PaletteBox
          facts={facts}
          onCommand={(command, hidden) => {
            ref.current?.close();
            onCommand(command, hidden);
          }}
        />
      )}
    </dialog>
  );
}
