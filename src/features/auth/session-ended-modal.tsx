import { ShieldAlert } from 'lucide-react';
import { ACCEPT } from '~/shared/copy';
import { Button } from '~/shared/ui/button';
import { Modal, ModalActions, ModalIcon } from '~/shared/ui/overlay/modal';
import { copy } from './copy';

/** The blocking modal of spec 4.9: nothing but its button leads on. */
export function SessionEndedModal({ onAccept }: { onAccept: () => void }) {
  return (
    <Modal
      open
      role="alertdialog"
      title={copy.sessionEnded}
      text={copy.sessionEndedDetail}
      icon={<ModalIcon icon={ShieldAlert} tone="danger" />}
    >
      <ModalActions>
        <Button variant="danger" onClick={onAccept}>
          {ACCEPT}
        </Button>
      </ModalActions>
    </Modal>
  );
}
