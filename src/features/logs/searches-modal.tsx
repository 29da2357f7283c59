import { X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { download } from '../../shared/lib/download';
import { Button } from '../../shared/ui/button';
import { controlStyle } from '../../shared/ui/control-style';
import { Field } from '../../shared/ui/field';
import { Modal, ModalActions } from '../../shared/ui/modal';
import { SEARCHES } from './copy';
import { type KeptSearch, readSearches, searchLabel, withNamed, withoutSearch, writeSearches } from './kept-searches';
import {
  CLOSE,
  DELETE_ALL,
  deleteSearchLabel,
  EXPORT_SEARCHES,
  NAME_LABEL,
  NAMED,
  NO_SEARCHES,
  RECENT,
  SAVE,
  SEARCHES_HINT,
} from './later-copy';
import type { Filters } from './question';

interface SearchesModalProps {
  email: string;
  /** The filters that a name can be given to. */
  current: Filters;
  open: boolean;
  onClose: () => void;
  onChoose: (filters: Filters) => void;
}

/** What a person searched before, and the searches they gave a name; all of it stays on this machine. */
export function SearchesModal({ email, current, open, onClose, onChoose }: SearchesModalProps) {
  const [searches, setSearches] = useState(() => readSearches(email));
  const [name, setName] = useState('');
  const change = (next: typeof searches) => {
    writeSearches(email, next);
    setSearches(next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    change(withNamed(searches, name.trim(), current));
    setName('');
  };
  const lists = [
    { title: NAMED, items: searches.named },
    { title: RECENT, items: searches.recent },
  ].filter(({ items }) => items.length > 0);

  return (
    <Modal title={SEARCHES} text={SEARCHES_HINT} open={open} onClose={onClose}>
      {Object.keys(current).length > 0 && (
        <form onSubmit={save} className="mt-4 flex items-end gap-2">
          <Field label={NAME_LABEL} className="min-w-0 flex-1">
            {(control) => (
              <input
                {...control}
                value={name}
                maxLength={60}
                onChange={(event) => setName(event.target.value)}
                className={controlStyle}
              />
            )}
          </Field>
          <Button type="submit" disabled={name.trim() === ''} className="min-h-9.5">
            {SAVE}
          </Button>
        </form>
      )}
      <div className="mt-4 max-h-80 overflow-y-auto">
        {lists.length === 0 && <p className="text-muted">{NO_SEARCHES}</p>}
        {lists.map(({ title, items }) => (
          <section key={title} aria-label={title} className="mb-3">
            <h3 className="text-sm font-semibold text-muted">{title}</h3>
            <ul>
              {items.map((kept) => (
                <SearchRow
                  key={`${kept.name ?? ''} ${searchLabel(kept.filters)}`}
                  kept={kept}
                  onChoose={() => onChoose(kept.filters)}
                  onDelete={() => change(withoutSearch(searches, kept))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ModalActions>
        {lists.length > 0 && (
          <>
            <Button variant="link" onClick={() => change({ recent: [], named: [] })}>
              {DELETE_ALL}
            </Button>
            <Button onClick={() => download('busquedas.json', [JSON.stringify(searches, null, 2)], 'application/json')}>
              {EXPORT_SEARCHES}
            </Button>
          </>
        )}
        <Button variant="primary" onClick={onClose}>
          {CLOSE}
        </Button>
      </ModalActions>
    </Modal>
  );
}

interface SearchRowProps {
  kept: KeptSearch;
  onChoose: () => void;
  onDelete: () => void;
}

function SearchRow({ kept, onChoose, onDelete }: SearchRowProps) {
  const label = searchLabel(kept.filters);
  return (
    <li className="flex items-center justify-between gap-2">
      <button
        type="button"
        onClick={onChoose}
        className="min-h-8 min-w-0 rounded py-1 text-left text-primary hover:underline"
      >
        {kept.name && <bdi className="font-semibold">{`${kept.name}: `}</bdi>}
        <bdi>{label}</bdi>
      </button>
      <button
        type="button"
        aria-label={deleteSearchLabel(kept.name ?? label)}
        onClick={onDelete}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}
