import { zodResolver } from '@hookform/resolvers/zod';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { UnreadPart } from '../address/unread-parts';
import { REQUIRED } from '../copy';
import { download } from '../files/download';
import { sensitiveKind } from '../masking/sensitive-text';
import { Button } from '../ui/button';
import { unreadText } from '../ui/feedback/unread-parts';
import { controlStyle, Field } from '../ui/form/field';
import { fieldState } from '../ui/form/field-state';
import { SubmitButton, submitOnEnter } from '../ui/form/submit-button';
import { Modal, ModalActions } from '../ui/overlay/modal';
import { CLOSE } from './dialog-copy';
import { listCopy } from './list-copy';
import {
  clearSearches,
  countUnread,
  mayBeSaved,
  readSearches,
  type SavedSearch,
  type SearchList,
  withNamed,
  withoutSearch,
  writeSearches,
} from './saved-searches';

const copy = {
  impersonal: 'Usa un nombre sin datos personales',
  unreadEntries: (count: number) =>
    count === 1
      ? '1 búsqueda guardada no se entiende. Se conserva como está.'
      : `${count} búsquedas guardadas no se entienden. Se conservan como están.`,
  named: 'Con nombre',
  recent: 'Recientes',
  local: 'Se guardan solo en este equipo.',
  personal: 'La búsqueda actual no se guarda: tiene un dato que parece personal.',
  none: 'Aún no hay búsquedas.',
  removeAll: 'Borrar todas',
  exportAll: 'Exportar búsquedas',
  remove: (search: string) => `Borrar búsqueda ${search}`,
  name: 'Nombre de la búsqueda actual',
  save: 'Guardar',
  unreadPart: (key: string, value: string) => `${key} «${value}»`,
  unreadParts: (parts: string) => `No se puede consultar así: ${parts}`,
};

/** How a list describes a saved search. */
export interface SearchDescription {
  labelOf: (filters: SavedSearch['filters']) => string;
  /** What the list no longer understands of it, or could not search. */
  unreadOf: (filters: SavedSearch['filters']) => readonly UnreadPart[];
}

interface SavedSearchesDialogProps extends SearchDescription {
  /** Part of the storage key. */
  list: SearchList;
  email: string;
  /** The filters that a name can be given to. */
  current: SavedSearch['filters'];
  /** Whether the search has a part about a person, which `current` lacks. */
  personal?: boolean;
  open: boolean;
  onClose: () => void;
  onChoose: (filters: SavedSearch['filters']) => void;
}

function unreadPartsText(unread: readonly UnreadPart[]): string {
  return copy.unreadParts(
    unread.map(({ key, value }) => copy.unreadPart(unreadText(key), unreadText(value))).join(', '),
  );
}

/** What a person searched before, and the searches they gave a name; all of it stays on this machine. */
export function SavedSearchesDialog({
  list,
  email,
  current,
  personal = false,
  labelOf,
  unreadOf,
  open,
  onClose,
  onChoose,
}: SavedSearchesDialogProps) {
  const [searches, setSearches] = useState(() => readSearches(list, email));
  const [unread, setUnread] = useState(() => countUnread(list, email));
  const change = (next: typeof searches) => {
    writeSearches(list, email, next);
    setSearches(next);
  };
  const forget = () => {
    clearSearches(list, email);
    setSearches({ recent: [], named: [] });
    setUnread(0);
  };
  const kept = !personal && mayBeSaved({ filters: current });
  const lists = [
    { heading: copy.named, items: searches.named },
    { heading: copy.recent, items: searches.recent },
  ].filter(({ items }) => items.length > 0);

  return (
    <Modal title={listCopy.searches} text={copy.local} open={open} onClose={onClose}>
      {!kept && <p className="mt-4 text-muted">{copy.personal}</p>}
      {kept && Object.keys(current).length > 0 && (
        <SearchNameForm onName={(name) => change(withNamed(searches, name, current))} />
      )}
      <div className="mt-4 max-h-80 overflow-y-auto">
        {unread > 0 && <p className="mb-3 text-sm text-danger">{copy.unreadEntries(unread)}</p>}
        {lists.length === 0 && <p className="text-muted">{copy.none}</p>}
        {lists.map(({ heading, items }) => (
          <section key={heading} aria-label={heading} className="mb-3">
            <h3 className="text-sm font-semibold text-muted">{heading}</h3>
            <ul>
              {items.map((kept) => (
                <SearchRow
                  key={JSON.stringify([kept.name, kept.filters])}
                  name={kept.name}
                  label={labelOf(kept.filters)}
                  unread={unreadOf(kept.filters)}
                  onChoose={() => onChoose(kept.filters)}
                  onDelete={() => change(withoutSearch(searches, kept))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ModalActions>
        {(lists.length > 0 || unread > 0) && (
          <>
            <Button variant="link" onClick={forget}>
              {copy.removeAll}
            </Button>
            <Button onClick={() => download('busquedas.json', [JSON.stringify(searches, null, 2)], 'application/json')}>
              {copy.exportAll}
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
  name: string | undefined;
  label: string;
  unread: readonly UnreadPart[];
  onChoose: () => void;
  onDelete: () => void;
}

function SearchRow({ name, label, unread, onChoose, onDelete }: SearchRowProps) {
  return (
    <li className="flex items-center justify-between gap-2">
      <button
        type="button"
        onClick={onChoose}
        className="min-h-8 min-w-0 rounded py-1 text-left text-primary hover:underline"
      >
        {name && <bdi className="font-semibold">{`${name}: `}</bdi>}
        <bdi>{label}</bdi>
        {unread.length > 0 && <span className="block text-sm text-danger">{unreadPartsText(unread)}</span>}
      </button>
      <button
        type="button"
        aria-label={copy.remove(name ?? label)}
        onClick={onDelete}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

const nameSchema = z.object({
  name: z.string().check(
    z.refine((name) => !sensitiveKind(name), { error: copy.impersonal }),
    z.refine((name) => name.trim() !== '', { error: REQUIRED }),
  ),
});

/** Gives a name to the search of the moment. */
function SearchNameForm({ onName }: { onName: (name: string) => void }) {
  const { register, handleSubmit, formState, reset, setFocus } = useForm({
    mode: 'all',
    resolver: zodResolver(nameSchema),
    defaultValues: { name: '' },
  });
  const save = handleSubmit(({ name }) => {
    onName(name.trim());
    reset();
    // The button has nothing more to do, and goes out.
    setFocus('name');
  });
  return (
    <form noValidate onSubmit={save} onKeyDown={submitOnEnter} className="mt-4 flex items-start gap-2">
      <Field label={copy.name} {...fieldState(formState, 'name')} className="min-w-0 flex-1">
        {(control) => <input {...control} {...register('name')} maxLength={60} className={controlStyle} />}
      </Field>
      <SubmitButton variant="secondary" disabled={!formState.isValid} className="mt-6 min-h-9.5">
        {copy.save}
      </SubmitButton>
    </form>
  );
}
