import { clsx } from 'clsx';
import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useCallback, useDeferredValue, useEffect, useEffectEvent, useId } from 'react';
import { usePrinting } from '~/shared/hooks/use-media';
import { useTask } from '~/shared/hooks/use-task';
import { rowClick } from '~/shared/list/row-click';
import { Button } from '~/shared/ui/button';
import { laterCopy } from '../later-copy';
import { isContainer, keyText, sameSpot, sizeOfContainer, type TreeRow, valueText } from './json-tree';
import { searchTree } from './tree-search';
import { useKeptState } from './use-kept-state';
import { useTree } from './use-tree';

interface TreeItemProps {
  row: TreeRow;
  label: string;
  masked: boolean;
  open: boolean;
  active: boolean;
  matched: boolean;
  /** @returns what leaves it as it was before the press */
  onPress: () => () => void;
}

/** More rows than are in sight at first; the others come once these are seen. */
const GLANCE = 30;

/** Deeper rows are not moved to the right any more, there would be no room; they tell their level instead. */
const DEEPEST = 10;

interface BodyTreeProps {
  /** 'Request' or 'Response'. */
  label: string;
  value: object;
  /** Whose body it is: what is searched stays with the entry. */
  owner: object;
  masked: boolean;
}

/** A request or response as a tree that opens and shuts, with a search over keys and values. */
export function BodyTree({ label, value, owner, masked }: BodyTreeProps) {
  const id = useId();
  const [text, setText] = useKeptState(owner, `${label} search`, '');
  const wanted = useDeferredValue(text);
  const begin = useCallback(() => searchTree(value, wanted, masked), [value, wanted, masked]);
  const isSearch = wanted.trim() !== '';
  const matches = useTask(begin, isSearch ? Number.POSITIVE_INFINITY : 0);
  const view = useTree(value, masked);
  const printing = usePrinting();
  const seen = useDeferredValue(true, false) || printing;
  const found = matches?.found ?? [];
  const position = found.findIndex((match) => sameSpot(match, view.active));

  const revealFirst = useEffectEvent(() => {
    const [first] = found;
    if (first) view.reveal(first);
  });
  useEffect(() => {
    if (matches) revealFirst();
  }, [matches]);

  const move = (by: number) => {
    const next = found[(position + by + found.length) % found.length];
    if (next) view.reveal(next);
  };

  return (
    <div className="rounded-lg border border-line-strong bg-surface text-ink">
      <div className="flex flex-wrap items-center gap-1 border-b border-line p-1.5">
        <label htmlFor={id} className="sr-only">
          {laterCopy.searchLabel(label)}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={laterCopy.searchLabel(label)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && move(event.shiftKey ? -1 : 1)}
          className="min-h-8 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2 text-sm placeholder:text-muted"
        />
        <span role="status" className="min-w-16 px-1 text-xs text-muted">
          {!isSearch
            ? ''
            : !matches
              ? laterCopy.searching
              : found.length === 0
                ? laterCopy.noMatch
                : laterCopy.matchPosition(position + 1, found.length, matches.more)}
        </span>
        {(
          [
            [laterCopy.matchBefore, ChevronUp, -1],
            [laterCopy.matchAfter, ChevronDown, 1],
          ] as const
        ).map(([name, Icon, by]) => (
          <Button
            key={name}
            variant="icon"
            size="sm"
            aria-label={name}
            disabled={found.length === 0}
            onClick={() => move(by)}
          >
            <Icon aria-hidden className="size-4" />
          </Button>
        ))}
      </div>
      <div className="max-h-80 overflow-y-auto p-1.5 font-mono text-xs">
        {view.earlier && (
          <Button variant="link" size="sm" onClick={view.earlier}>
            {laterCopy.rowsBefore}
          </Button>
        )}
        <div
          ref={view.tree}
          role="tree"
          aria-label={laterCopy.treeLabel(label)}
          tabIndex={-1}
          onKeyDown={view.onKeyDown}
        >
          {view.rows.slice(0, seen ? view.rows.length : GLANCE).map((row) => (
            <TreeItem
              key={row.at}
              row={row}
              label={label}
              masked={masked}
              open={view.isOpen(row)}
              active={view.isActive(row)}
              matched={isSearch && position >= 0 && view.isActive(row)}
              onPress={() => {
                const wasOpen = view.isOpen(row);
                view.press(row);
                return () => view.press(row, wasOpen);
              }}
            />
          ))}
        </div>
        {view.more && (
          <Button variant="link" size="sm" onClick={view.later}>
            {laterCopy.rowsAfter}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A member of an object or an item of a list. */
function TreeItem({ row, label, masked, open, active, matched, onPress }: TreeItemProps) {
  const { key, value, depth, index: position, siblings } = row;
  const size = isContainer(value) ? sizeOfContainer(value) : 0;
  const brackets = Array.isArray(value) ? '[]' : '{}';
  return (
    // The keys are the tree's own: only one of its items is in the order of the page.
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={size > 0 ? open : undefined}
      aria-selected={active}
      tabIndex={active ? 0 : -1}
      {...rowClick({ act: onPress })}
      style={{ paddingLeft: `${Math.min(depth, DEEPEST) * 0.875}rem` }}
      className={clsx(
        'flex min-h-6 items-start gap-1 rounded px-1 -outline-offset-2',
        size > 0 && 'cursor-pointer',
        matched ? 'bg-warning-soft' : active ? 'bg-primary-soft' : 'hover:bg-sunken',
      )}
    >
      <ChevronRight
        aria-hidden
        className={clsx('mt-1 size-4 shrink-0', size === 0 && 'invisible', open && 'rotate-90')}
      />
      <span className="min-w-0 py-0.5 break-words">
        {depth > DEEPEST && <span className="text-muted">{depth} › </span>}
        <bdi className="font-semibold">{key === undefined ? label : keyText(key, masked)}</bdi>
        <span className="text-muted">: </span>
        {isContainer(value) ? (
          <span className="text-muted">{size === 0 ? brackets : laterCopy.sizeOf(size, Array.isArray(value))}</span>
        ) : (
          <bdi>{valueText(value)}</bdi>
        )}
      </span>
    </div>
  );
}
