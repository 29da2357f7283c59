import { download } from '~/shared/files/download';
import { Button } from '~/shared/ui/button';
import { useLossyNote, withNote } from '~/shared/ui/feedback/lossy-answer';
import { entryCopy } from './copy';

interface CutNoteProps {
  /** How many characters are shown. */
  shown: number;
  /** Whether the text comes in parts, one of which is drawn at each press. */
  more?: boolean;
  fileName: string;
  /** The whole text, masked; asked for only when it is downloaded. */
  text: () => string;
  onShowMore: () => void;
}

/** Says that only the beginning of a long text is drawn; draws more of it on demand, or saves all of it. */
export function CutNote({ shown, more = false, fileName, text, onShowMore }: CutNoteProps) {
  const noteOf = useLossyNote();
  const save = () => {
    const whole = text();
    download(fileName, [withNote(whole, noteOf(whole))], 'text/plain;charset=utf-8');
  };
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      {entryCopy.cutNote(shown)}
      <Button variant="link" size="sm" onClick={onShowMore}>
        {more ? entryCopy.showMore : entryCopy.showWhole}
      </Button>
      <Button variant="link" size="sm" onClick={save}>
        {entryCopy.downloadWhole}
      </Button>
    </p>
  );
}
