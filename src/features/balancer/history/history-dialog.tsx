import { Button } from '~/shared/ui/button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { Changes } from './changes';
import { copy } from './copy';

/** What was done to all nodes. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={copy.title} open wide onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text that scrolls must be reached by the keyboard */}
      <div tabIndex={0} className="mt-4 max-h-[60dvh] overflow-y-auto pr-1">
        <Changes />
      </div>
      <ModalActions>
        <Button onClick={onClose}>{copy.close}</Button>
      </ModalActions>
    </Modal>
  );
}
