import { CloudOff } from 'lucide-react';
import { copy } from '../copy';

/** What a section without data says (spec 6.3). */
export function EmptySection() {
  return (
    <p className="flex items-center gap-3 rounded-lg border border-line bg-sunken px-3.5 py-3 text-muted">
      <CloudOff aria-hidden className="size-4 shrink-0" />
      {copy.emptySection}
    </p>
  );
}
