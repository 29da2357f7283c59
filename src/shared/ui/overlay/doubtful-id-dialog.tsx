import { CreditCard } from 'lucide-react';
import { CANCEL } from '~/shared/copy';
import { maskSensitive, type SensitiveKind } from '~/shared/masking/sensitive-text';
import { Button } from '../button';
import { Modal, ModalActions, ModalIcon } from './modal';

const copy = {
  card: 'Parece un número de tarjeta',
  clabe: 'Parece una CLABE',
  phone: 'Parece un número de teléfono',
  email: 'Parece un correo electrónico',
  text: 'Lo que se consulta en los logs queda escrito en la dirección. Aún no se ha consultado ni guardado.',
  confirm: 'Es un id de orden',
  history: 'Ir al historial',
};

interface DoubtfulIdDialogProps {
  open: boolean;
  value: string;
  kind: SensitiveKind;
  /** 'Es un id de orden', or what else it may be. */
  confirmLabel?: string | undefined;
  onConfirm: () => void;
  /** To look for it in the list of operations, whose search is in no address. */
  onHistory: () => void;
  onCancel: () => void;
}

/** Asks before a typed id that looks like somebody's number goes into an address and to the platform. */
export function DoubtfulIdDialog({
  open,
  value,
  kind,
  confirmLabel = copy.confirm,
  onConfirm,
  onHistory,
  onCancel,
}: DoubtfulIdDialogProps) {
  return (
    <Modal
      title={copy[kind]}
      text={copy.text}
      open={open}
      onClose={onCancel}
      icon={<ModalIcon icon={CreditCard} tone="warning" />}
    >
      <p className="mt-3 font-mono">
        <bdi>{maskSensitive(value)}</bdi>
      </p>
      <ModalActions>
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button onClick={onHistory}>{copy.history}</Button>
        <Button variant="primary" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ModalActions>
    </Modal>
  );
}
