import { useState } from 'react';
import { destination } from '~/session/menu';
import { Button } from '~/shared/ui/button';
import { Keys } from '~/shared/ui/keys';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { copy } from '../copy';
import { shortcutCopy } from './copy';
import { paletteKeys } from './shortcut-keys';
import { shortcutsAreOn, switchShortcuts } from './use-shortcuts';

interface ShortcutHelpProps {
  open: boolean;
  role: string;
  onClose: () => void;
}

/** The keys of the console, less those that lead where the role may not go; single letters can be switched off here. */
export function ShortcutHelp({ open, role, onClose }: ShortcutHelpProps) {
  const [on, setOn] = useState(shortcutsAreOn);
  const pairs = Object.entries(shortcutCopy.go).filter(([letter]) => destination(letter, role));
  const rows: [keys: string[], text: string][] = [
    [paletteKeys(), shortcutCopy.palette],
    [['?'], shortcutCopy.help],
    [['/'], shortcutCopy.filter],
    ...pairs.map(([letter, text]): [string[], string] => [['g', letter], text]),
    [['Esc'], shortcutCopy.close],
  ];
  return (
    <Modal title={copy.shortcuts} open={open} onClose={onClose}>
      <dl className="mt-4">
        {rows.map(([keys, text]) => (
          <div key={text} className="flex items-center justify-between gap-4 border-line py-2 not-first:border-t">
            <dt className="order-last shrink-0">
              <Keys keys={keys} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-3 flex min-h-9 items-center gap-2.5 font-medium">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setOn(event.target.checked);
            switchShortcuts(event.target.checked);
          }}
          className="size-4 accent-primary"
        />
        {shortcutCopy.on}
      </label>
      <ModalActions>
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      </ModalActions>
    </Modal>
  );
}
