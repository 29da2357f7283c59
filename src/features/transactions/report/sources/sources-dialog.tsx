import { Moment, shown } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { Badge } from '~/shared/ui/feedback/badge';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import type { Source } from '../api/report';
import { copy } from './copy';

interface SourcesDialogProps {
  sources: readonly Source[];
  open: boolean;
  onClose: () => void;
}

/** When each source told something last, the longest silent first. */
export function SourcesDialog({ sources, open, onClose }: SourcesDialogProps) {
  return (
    <Modal title={copy.title} text={copy.text} open={open} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
      <ul className="mt-4 max-h-[50dvh] overflow-y-auto" tabIndex={0}>
        {sources.map(({ name, lastDate, isLate }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 border-t border-line py-2 first:border-t-0">
            <bdi className="min-w-0 flex-1 font-semibold">{shown(name)}</bdi>
            <Moment value={lastDate} />
            <Badge tone={isLate ? 'warning' : 'success'}>{isLate ? copy.late : copy.current}</Badge>
          </li>
        ))}
      </ul>
      <ModalActions>
        <Button onClick={onClose}>{copy.close}</Button>
      </ModalActions>
    </Modal>
  );
}
