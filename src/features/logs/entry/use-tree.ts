import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { firstExpanded, isContainer, rowOf, rowsFrom, type Spot, sameSpot, type TreeRow, treeRows } from './json-tree';
import type { TreeMatch } from './tree-search';

/** Rows that are drawn at once. */
const PART = 200;

/** Rows that stay above the one that the tree jumps to. */
const ABOVE = 5;

/** Which rows of a JSON value are open, drawn and active, and the keys of a tree (ARIA: tree view pattern). */
export function useTree(root: object, masked: boolean) {
  const [expanded, setExpanded] = useState(() => firstExpanded(root));
  const [range, setRange] = useState({ from: 0, count: PART });
  const [active, setActive] = useState<Spot>({ owner: undefined, key: undefined });
  const tree = useRef<HTMLDivElement>(null);
  const wants = useRef<'focus' | 'sight'>(undefined);
  const rowsOf = (open: ReadonlySet<object>) => treeRows(root, (container) => open.has(container), masked);
  const { rows, more } = useMemo(
    () =>
      rowsFrom(
        treeRows(root, (container) => expanded.has(container), masked),
        range.from,
        range.count,
      ),
    [root, expanded, masked, range],
  );
  // What was active may have been closed away.
  const current = Math.max(
    0,
    rows.findIndex((row) => sameSpot(row, active)),
  );

  useEffect(() => {
    const item = tree.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (wants.current === 'focus') item?.focus();
    if (wants.current === 'sight') item?.scrollIntoView({ block: 'nearest' });
    wants.current = undefined;
  });

  const show = (position: number) => {
    if (position >= range.from && position < range.from + range.count) return;
    setRange({ from: Math.max(0, position - ABOVE), count: PART });
  };
  const go = (spot: Spot) => {
    wants.current = 'focus';
    setActive(spot);
    if (!rows.some((row) => sameSpot(row, spot))) show(rowOf(rowsOf(expanded), spot));
  };
  const toggle = ({ value }: TreeRow, open = isContainer(value) && !expanded.has(value)) => {
    if (!isContainer(value)) return;
    const next = new Set(expanded);
    if (open) next.add(value);
    else next.delete(value);
    setExpanded(next);
  };

  const earlier = () => {
    const from = Math.max(0, range.from - PART);
    setRange({ from, count: range.count + range.from - from });
  };
  const later = () => setRange({ ...range, count: range.count + PART });
  /** @returns whether the key means something here */
  const act = (key: string, row: TreeRow): boolean => {
    const next = rows[current + 1];
    const before = rows[current - 1];
    const open = isContainer(row.value) && expanded.has(row.value);
    switch (key) {
      case 'ArrowDown':
        if (next) go(next);
        else if (more) later();
        return true;
      case 'ArrowUp':
        if (before) go(before);
        else if (range.from > 0) earlier();
        return true;
      case 'ArrowRight':
        if (!open) toggle(row, true);
        else if (next && next.owner === row.value) go(next);
        return true;
      case 'ArrowLeft':
        if (open) toggle(row, false);
        else go(row.parent);
        return true;
      case 'Home':
        go({ owner: undefined, key: undefined });
        return true;
      case 'End': {
        const [last] = rowsFrom(rowsOf(expanded), rowOf(rowsOf(expanded), undefined), 1).rows;
        if (last) go(last);
        return true;
      }
      case 'Enter':
      case ' ':
        toggle(row);
        return true;
      default:
        return false;
    }
  };

  return {
    tree,
    rows,
    more,
    earlier: range.from > 0 ? earlier : undefined,
    later,
    isOpen: ({ value }: TreeRow) => isContainer(value) && expanded.has(value),
    isActive: (row: TreeRow) => row === rows[current],
    active,
    /** Makes it the active one and opens or shuts it, as is said or in turn. */
    press: (row: TreeRow, open?: boolean) => {
      go(row);
      toggle(row, open);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const row = rows[current];
      if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
      if (act(event.key, row)) event.preventDefault();
    },
    /** Opens the way to a match; the focus stays where it is. */
    reveal: (match: TreeMatch) => {
      const next = new Set([...expanded, ...match.inside()]);
      setExpanded(next);
      wants.current = 'sight';
      setActive({ owner: match.owner, key: match.key });
      show(rowOf(rowsOf(next), match));
    },
  };
}
