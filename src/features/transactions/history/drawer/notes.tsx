import { MISSING } from '~/shared/copy';
import type { Note } from '../api/operation-detail';
import { safeText } from '../api/safe-text';
import { Moment } from '../list/operation-cell';

/** What colleagues wrote about the operation. */
export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <ol className="space-y-3">
      {notes.map((note) => (
        <li key={`${note.date} ${note.author} ${note.text}`} className="rounded-xl border border-line px-4 py-3">
          <p className="text-sm text-muted">
            <bdi>{safeText(note.author) || MISSING}</bdi> · <Moment value={note.date} />
          </p>
          <p className="mt-1 whitespace-pre-line">
            <bdi>{safeText(note.text)}</bdi>
          </p>
        </li>
      ))}
    </ol>
  );
}
