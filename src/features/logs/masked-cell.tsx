import { WrappedText } from '../../shared/ui/wrapped-text';
import { cellText } from './detail-fields';
import type { TraceEntry } from './trace-entry';

/** A cell of a column that somebody added: its member may be anything, so its secrets are masked. */
export function MaskedCell({ entry, member }: { entry: TraceEntry; member: string }) {
  return <WrappedText text={cellText(entry, member)} className="whitespace-pre-line" />;
}
