import { useState } from 'react';
import { canVisit, mayDo } from '~/session/access';
import { destination } from '~/session/menu';
import { singleKeysAreOn, switchSingleKeys } from '~/shared/storage/single-keys';
import { Button } from '~/shared/ui/button';
import { Keys } from '~/shared/ui/keys';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { copy } from '../copy';
import { shortcutCopy } from './copy';
import { paletteKeys } from './shortcut-keys';

type Row = [keys: string[], text: string];

interface ShortcutHelpProps {
  open: boolean;
  role: string;
  onClose: () => void;
}

/** The keys of the console, less those that lead where the role may not go; single letters can be switched off here. */
export function ShortcutHelp({ open, role, onClose }: ShortcutHelpProps) {
  const [on, setOn] = useState(singleKeysAreOn);
  const pairs = Object.entries(shortcutCopy.go).filter(([letter]) => destination(letter, role));
  const rows: Row[] = [
    [paletteKeys(), shortcutCopy.palette],
    [['?'], shortcutCopy.help],
    [['/'], shortcutCopy.filter],
    ...pairs.map(([letter, text]): [string[], string] => [['g', letter], text]),
    [['Esc'], shortcutCopy.close],
  ];
  const inLists: Row[] = [
    [['J'], shortcutCopy.next],
    [['K'], shortcutCopy.previous],
    [['Enter'], shortcutCopy.open],
    [['X'], shortcutCopy.select],
    [['C'], shortcutCopy.copy],
    ...(canVisit(role, '/devoluciones') ? [[['N'], shortcutCopy.newRefund] satisfies Row] : []),
    ...(mayDo(role, 'act on alerts')
      ? Object.entries(shortcutCopy.alertActs).map(([key, text]): Row => [[key.toUpperCase()], text])
      : []),
  ];
  return (
    <Modal title={copy.shortcuts} open={open} onClose={onClose}>
      <KeyList rows={rows} />
      <h3 className="mt-4 font-semibold">{shortcutCopy.lists}</h3>
      <KeyList rows={inLists} />
      <label className="mt-3 flex min-h-9 items-center gap-2.5 font-medium">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => {
            setOn(event.target.checked);
            switchSingleKeys(event.target.checked);
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

function KeyList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-2">
      {rows.map(([keys, text]) => (
        <div key={text} className="flex items-center justify-between gap-4 border-line py-1.5 not-first:border-t">
          <dt className="order-last shrink-0">
            <Keys keys={keys} />
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
