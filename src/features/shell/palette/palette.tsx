import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { APP_PATHS, decide } from '~/session/access';
import type { NamedRecords } from '~/session/named-records';
import { cleanId } from '~/shared/masking/clean-id';
import { readRecents } from '~/shared/storage/recents';
import { Keys } from '~/shared/ui/keys';
import { useDialogOpen } from '~/shared/ui/overlay/dialog-hooks';
import { copy } from '../copy';
import { nextIndex } from '../menu/menu-keys';
import { useUi } from '../ui-store';
import { paletteCopy } from './palette-copy';
import { type PaletteCommand, type PaletteFacts, paletteGroups, recordGroup } from './palette-entries';
import { PaletteOption } from './palette-option';
import { pastedCommand, searchPalette } from './palette-search';

interface PaletteBoxProps {
  facts: () => Omit<PaletteFacts, 'recents'>;
  named: NamedRecords;
  /** @param hidden whether what was typed held something that nobody sees */
  onCommand: (command: PaletteCommand, hidden: boolean) => void;
}

interface PaletteProps {
  open: boolean;
  facts: () => Omit<PaletteFacts, 'recents'>;
  /** What else is found by name, and stands behind all others once it is known. */
  named: NamedRecords;
  onClose: () => void;
  /** The palette has closed already and given the focus back. */
  onCommand: (command: PaletteCommand, hidden: boolean) => void;
}

/** The command palette: a native modal dialog with one field and what it finds. */
export function Palette({ open, facts, named, onClose, onCommand }: PaletteProps) {
  const ref = useDialogOpen(open);

  return (
    <dialog
      ref={ref}
      aria-label={paletteCopy.name}
      {...{ closedby: 'any' }}
      onClose={onClose}
      className="modal mx-auto mt-[min(6.875rem,12.5vh)] mb-auto w-[min(38.75rem,calc(100vw-1.5rem))] overflow-hidden rounded-xl bg-surface text-ink shadow-modal forced-colors:border"
    >
      {open && (
        <PaletteBox
          facts={facts}
          named={named}
          onCommand={(command, hidden) => {
            ref.current?.close();
            onCommand(command, hidden);
          }}
        />
      )}
    </dialog>
  );
}

/** A combobox whose list is always open: the focus stays in the field, the arrows move through what was found. */
function PaletteBox({ facts, named, onCommand }: PaletteBoxProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [known] = useState(facts);
  const [groups, setGroups] = useState(() => paletteGroups({ ...known, recents: readRecents() }));
  const onRecords = useEffectEvent(() => {
    const paths = APP_PATHS.filter((path) => named[path] && !decide(known.user, path));
    const found = paths.map((path) => named[path]?.().then((records) => recordGroup(path, records)));
    // A screen whose records cannot be had is left out.
    return Promise.allSettled(found).then((all) =>
      all.flatMap((one) => (one.status === 'fulfilled' && one.value) || []),
    );
  });
  useEffect(() => {
    let isShut = false;
    void onRecords().then((records) => isShut || setGroups((before) => [...before, ...records]));
    return () => {
      isShut = true;
    };
  }, []);
  const [query, setQuery] = useState(() => useUi.getState().typed);
  // What was typed while this was drawn: from here on the field has the focus.
  useEffect(() => setQuery(useUi.getState().typed), []);
  const [active, setActive] = useState(0);
  const { role } = known.user;

  const found = searchPalette(groups, query, role);
  const options = found.flatMap(({ entries }) => entries);
  const optionId = (index: number) => `${id}-option-${index}`;

  useEffect(() => {
    list.current?.querySelector(`[id="${CSS.escape(`${id}-option-${active}`)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  const router = useRouter();
  const meant = options[active]?.command;
  const path = meant?.do === 'go' ? meant.path : undefined;
  useEffect(() => {
    if (path && router.options.defaultPreload) void router.preloadRoute({ to: path });
  }, [path, router]);

  const { hidden } = cleanId(query);
  const choose = (command: PaletteCommand) => onCommand(command, hidden);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[active];
    if (event.key === 'Enter' && chosen) choose(chosen.command);
    // Home and End belong to the text.
    const next = event.key.startsWith('Arrow') ? nextIndex(event.key, active, options.length) : null;
    if (next !== null) setActive(next);
    if (event.key === 'Enter' || next !== null) event.preventDefault();
  };

  /** An id that is pasted as a whole needs no further key. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const replacesAll = selectionStart === 0 && selectionEnd === value.length;
    const command = replacesAll ? pastedCommand(pasted, role) : undefined;
    if (!command) return;
    event.preventDefault();
    onCommand(command, cleanId(pasted).hidden);
  };

  let index = 0;
  return (
    <>
      <div className="flex h-13 items-center gap-3 border-b border-line px-4.5">
        <Search aria-hidden className="size-4.5 shrink-0 text-muted" />
        <input
          type="text"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: a dialog that was asked for, and its only field
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={paletteCopy.name}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(active) : undefined}
          placeholder={copy.palette}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="h-full min-w-0 flex-1 bg-transparent text-[1rem] text-ink focus-visible:shadow-none focus-visible:outline-none"
        />
        <Keys keys={['Esc']} />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={paletteCopy.results}
        className="max-h-[min(26rem,calc(80dvh-5rem))] scroll-py-8 overflow-y-auto overscroll-contain p-2 empty:p-0"
      >
        {found.map(({ title, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place among the options of a list
          <div key={title} role="group" aria-label={title}>
            <p
              aria-hidden
              className="px-3 pt-2 pb-1.5 text-[0.6875rem]/4 font-semibold tracking-wider text-faint uppercase"
            >
              {title}
            </p>
            {entries.map((entry) => {
              const at = index++;
              return (
                <PaletteOption
                  key={optionId(at)}
                  id={optionId(at)}
                  entry={entry}
                  active={at === active}
                  onActive={() => setActive(at)}
                  onChoose={() => choose(entry.command)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={options.length > 0 ? 'sr-only' : 'px-4.5 py-8 text-center text-muted'}>
        {options.length > 0 ? paletteCopy.found(options.length) : paletteCopy.nothing}
      </p>
    </>
  );
}
