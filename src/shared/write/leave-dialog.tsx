import { useBlocker } from '@tanstack/react-router';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { Modal, ModalActions, ModalIcon } from '../ui/overlay/modal';
import { copy } from './copy';
import { forgetDraft, hasDraft } from './draft';

/**
 * Asks before a form that holds something is left, by its own buttons or by the browser's.
 * @param close leaves the form
 * @returns what its buttons call, and the dialog
 */
export function useLeaving(form: string, close: () => void) {
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasDraft(form),
    enableBeforeUnload: false,
    withResolver: true,
  });
  const blocked = blocker.status === 'blocked';
  const stay = () => {
    setLeaving(false);
    blocker.reset?.();
  };
  const go = () => {
    setLeaving(false);
    if (blocked) blocker.proceed();
    else close();
  };
  return {
    leave: () => (hasDraft(form) ? setLeaving(true) : close()),
    dialog: (
      <Modal
        title={copy.leaveTitle}
        text={copy.leaveText}
        role="alertdialog"
        open={leaving || blocked}
        onClose={stay}
        icon={<ModalIcon icon={PencilLine} tone="warning" />}
      >
        <ModalActions>
          <Button
            variant="link"
            className="mr-auto text-danger!"
            onClick={() => {
              forgetDraft(form);
              go();
            }}
          >
            {copy.discard}
          </Button>
          <Button onClick={go}>{copy.leave}</Button>
          {/* React's own focuses before the dialog is open, which then gives the focus to what discards. */}
          <Button variant="primary" ref={(button) => void button?.toggleAttribute('autofocus', true)} onClick={stay}>
            {copy.stay}
          </Button>
        </ModalActions>
      </Modal>
    ),
  };
}
