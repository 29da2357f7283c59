import { WrappedText } from '~/shared/ui/wrapped-text';
import type { TraceEntry } from '../api/trace-entry';
import { cellText } from '../entry/detail-fields';

/** A cell of a column that somebody added: its field may be anything, so its secrets are masked. */
export function MaskedCell({ entry, field }: { entry: TraceEntry; field: string }) {
  return <WrappedText text={cellText(entry, field)} className="whitespace-pre-line" />;
}
