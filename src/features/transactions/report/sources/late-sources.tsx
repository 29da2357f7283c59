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

/** Says whose steps are not all there, and opens when each source told something last. */
export function LateSources({ sources }: { sources: readonly Source[] }) {
  const now = useNow();
  const dialog = useLazyDialog();
  const late = sources.filter(({ isLate }) => isLate);
  if (late.length === 0) return null;
  return (
    <>
      <AlertBox
        variant="warning"
        className="mb-3 flex-wrap"
        actions={
          <Button variant="link" size="sm" {...onIntent(SourcesDialog)} onClick={dialog.show}>
            {copy.sources}
          </Button>
        }
      >
        <strong>{copy.late}</strong>
        {late.map(({ name, lastDate }) => (
          <span key={name}>
            {` ${copy.lateSource(visibleText(name ?? ''), platformDate(lastDate), timeAgo(parseDate(lastDate) ?? now, now))}`}
          </span>
        ))}
      </AlertBox>
      {dialog.count > 0 && <SourcesDialog sources={sources} open={dialog.open} onClose={dialog.close} />}
    </>
  );
}
