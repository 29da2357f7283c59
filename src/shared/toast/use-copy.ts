import { copyText } from '../files/clipboard';
import { useLossyNote, withNote } from '../ui/feedback/lossy-answer';
import { useToast } from './toast-store';

/**
 * Puts a text on the clipboard and says whether that went well, and what of it could not be read.
 * @returns `forPeople` also writes that into the text; data stay as they are
 */
export function useCopy({ copied, failed }: { copied: string; failed: string }) {
  const toast = useToast();
  const noteOf = useLossyNote();
  return async (text: string, { forPeople = false } = {}): Promise<void> => {
    const note = noteOf(text);
    const done = await copyText(forPeople ? withNote(text, note) : text);
    if (!done) toast.show('danger', failed);
    else toast.show(note ? 'warning' : 'success', [copied, note].filter(Boolean).join('. '));
  };
}
