import { CloudUpload, FilePenLine } from 'lucide-react';
import { shown } from '~/shared/record/cells';
import { Button, FOOT } from '~/shared/ui/button';
import type { PropertyPage } from '../api/property';
import { copy } from '../copy';

interface DraftsStripProps {
  drafts: PropertyPage['drafts'];
  onAct: (act: 'publish' | 'discard') => void;
}

/** What waits to be published, and whose it is: nobody should forget it. */
export function DraftsStrip({ drafts, onAct }: DraftsStripProps) {
  const count = drafts.reduce((sum, one) => sum + (one.count ?? 0), 0);
  if (count === 0) return null;
  const whose = drafts.map((one) => (one.isOwn ? copy.mine(one.count ?? 0) : copy.of(one.count ?? 0, shown(one.name))));
  const last = whose.pop() ?? '';
  const all = whose.length > 0 ? whose.join(', ') + copy.and + last : last;
  return (
    <section
      aria-label={copy.drafts(count)}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-warning-fill bg-surface px-4 py-2.5 print:hidden"
    >
      <FilePenLine aria-hidden className="size-4 text-warning" />
      <p className="min-w-0 flex-1 basis-64">
        <strong className="font-semibold">{copy.drafts(count)}</strong>{' '}
        <span className="text-muted">{copy.draftsText(all)}</span>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button size="sm" className={FOOT} onClick={() => onAct('discard')}>
          {copy.discard}
        </Button>
        <Button size="sm" variant="primary" className={FOOT} onClick={() => onAct('publish')}>
          <CloudUpload aria-hidden className="size-4" />
          {copy.review(count)}
        </Button>
      </div>
    </section>
  );
}
