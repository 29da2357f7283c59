import type { SensitiveKind } from '~/shared/masking/sensitive-text';
import { confirmId } from '~/shared/masking/sensitive-text';
import { DoubtfulIdDialog } from '~/shared/ui/overlay/doubtful-id-dialog';
import { orderCommand, type PaletteCommand } from './palette-entries';

/** A text given to the palette that looks like a person's number, and whether it is being asked about. */
export interface Doubt {
  text: string;
  kind: SensitiveKind;
  open: boolean;
}

interface OrderDoubtProps extends Doubt {
  role: string;
  onCommand: (command: PaletteCommand) => void;
  onClose: () => void;
}

/** Goes on to the logs once somebody says that it is an order's id, or to the operations without it in any address. */
export function OrderDoubt({ text, kind, open, role, onCommand, onClose }: OrderDoubtProps) {
  return (
    <DoubtfulIdDialog
      open={open}
      value={text}
      kind={kind}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        confirmId(text);
        onCommand(orderCommand(text, role));
      }}
      onHistory={() => {
        onClose();
        onCommand({ do: 'search person', text });
      }}
    />
  );
}
