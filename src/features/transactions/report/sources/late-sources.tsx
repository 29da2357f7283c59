import { parseDate } from '~/shared/format/dates';
import { timeAgo } from '~/shared/format/elapsed-time';
import { platformDate } from '~/shared/format/platform-date';
import { visibleText } from '~/shared/format/visible-text';
import { useNow } from '~/shared/hooks/use-now';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { useLazyDialog } from '~/shared/ui/overlay/dialog-hooks';
import type { Source } from '../api/report';
import { copy } from '../copy';

const SourcesDialog = lazyDialog(() => import('./sources-dialog').then((module) => module.SourcesDialog));

interface SourcesProps {
  sources: readonly Source[];
}

/** Says whose steps are not all there. */
export function LateSources({ sources }: SourcesProps) {
  const now = useNow();
  const late = sources.filter(({ isLate }) => isLate);
  if (late.length === 0) return null;
  return (
    <AlertBox variant="warning" className="mb-3 flex-wrap" actions={<SourcesButton sources={sources} />}>
      <strong>{copy.late}</strong>
      {late.map(({ name, lastDate }) => (
        <span key={name}>
          {` ${copy.lateSource(visibleText(name ?? ''), platformDate(lastDate), timeAgo(parseDate(lastDate) ?? now, now))}`}
        </span>
      ))}
    </AlertBox>
  );
}

/** Opens when each source told something last. */
export function SourcesButton({ sources }: SourcesProps) {
  const dialog = useLazyDialog();
  return (
    <>
      <Button variant="link" size="sm" {...onIntent(SourcesDialog)} onClick={dialog.show}>
        {copy.sources}
      </Button>
      {dialog.count > 0 && <SourcesDialog sources={sources} open={dialog.open} onClose={dialog.close} />}
    </>
  );
}
