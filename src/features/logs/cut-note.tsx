import { Button } from '../../shared/ui/button';
import { cutNote, SHOW_WHOLE } from './copy';

interface CutNoteProps {
  /** How many characters are shown. */
  shown: number;
  onShowWhole: () => void;
}

/** Says that only the beginning of a long text is drawn, and draws the rest on demand. */
export function CutNote({ shown, onShowWhole }: CutNoteProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {cutNote(shown)}
      <Button variant="link" size="sm" onClick={onShowWhole}>
        {SHOW_WHOLE}
      </Button>
    </p>
  );
}
