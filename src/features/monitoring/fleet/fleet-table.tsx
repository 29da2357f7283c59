import { clsx } from 'clsx';
import { type MouseEvent, memo, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { MISSING } from '~/shared/copy';
import { ageText } from '~/shared/format/freshness';
import { mayMove, watchScrolling } from '~/shared/hooks/scrolling';
import { useNow } from '~/shared/hooks/use-now';
import { copy } from '../copy';
import { LevelBadge } from '../health/level-badge';
import { type AgeClock, createAgeClock } from './age-clock';
import { fleetCopy } from './copy';
import { type FleetRow, inBlocks, nextSlice } from './fleet-rows';
import './lights.css';
import { type SectionLevel, sectionLevel } from '../health/assessment';
import { SECTIONS, type SectionKey } from '../sections/registry';
import type { Section } from '../sections/section';

const texts = fleetCopy;

/** From 'xxl' on a row with the column widths of the sections; below, a card whose lights carry their names. */
const rowStyle = 'flex flex-wrap items-center gap-x-1.5 gap-y-2 px-3.5 xxl:flex-nowrap xxl:gap-x-1';
const fixed = 'xxl:shrink-0';
const columns = {
  server: 'xxl:min-w-44 xxl:flex-1',
  state: clsx(fixed, 'xxl:w-25'),
  updated: clsx(fixed, 'xxl:w-24 xxl:pl-3'),
};

interface FleetActions {
  hrefOf: (server: string) => string;
  /** Opens a server, at one of its sections. */
  onOpen: (server: string, section?: SectionKey) => void;
  /** Shows why and how it moves below the table. */
  onSelect: (server: string) => void;
}

interface FleetTableProps extends FleetActions {
  rows: readonly FleetRow[];
  selected: string | undefined;
}

/**
 * Servers × sections. Rows are flex boxes of fixed columns: unlike table rows they are laid out one by one, which keeps two
 * hundred of them light. content-visibility was tried: laying rows out as they come into sight costs scrolling more. What is
 * painted of a row is kept as long as its layout and paint are contained, and of a block of rows all at once; style
 * containment costs each change of a row.
 */
export function FleetTable({ rows, selected, ...actions }: FleetTableProps) {
  const shown = useSlices(rows);
  const [clock] = useState(() => createAgeClock(Date.now()));
  return (
    <div className="max-h-[75dvh] overflow-y-auto rounded-xl border border-line bg-surface shadow-card">
      <Ticks clock={clock} />
      <table aria-label={texts.table} className="block">
        <thead className="block max-xxl:sr-only xxl:sticky xxl:top-0 xxl:z-10">
          <tr className={clsx(rowStyle, 'border-b border-line bg-sunken py-2 text-xs font-semibold text-muted')}>
            <th scope="col" className={clsx(columns.server, 'text-left')}>
              {texts.server}
            </th>
            <th scope="col" className={clsx(columns.state, 'text-left')}>
              {texts.state}
            </th>
            {SECTIONS.map(({ key, title, column }) => (
              <th key={key} scope="col" className={clsx(fixed, column)}>
                {title}
              </th>
            ))}
            <th scope="col" className={clsx(columns.updated, 'text-left')}>
              {texts.updated}
            </th>
          </tr>
        </thead>
        {inBlocks(shown).map(([key, group]) => (
          <tbody key={key} className="block [contain:layout_paint]">
            {group.map((row) => (
              <ServerRow key={row.name} row={row} selected={row.name === selected} actions={actions} clock={clock} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Rows that change in one frame. */
const SLICE = 3;

/** The rows, of which a few change in each frame, and none under somebody who scrolls. */
function useSlices(rows: readonly FleetRow[]): readonly FleetRow[] {
  const [shown, setShown] = useState(rows);
  useEffect(watchScrolling, []);
  useEffect(() => {
    if (shown.length === rows.length && shown.every((row, index) => row === rows[index])) return;
    const change = () => {
      if (mayMove()) setShown(nextSlice(shown, rows, SLICE));
      else frame = requestAnimationFrame(change);
    };
    let frame = requestAnimationFrame(change);
    return () => cancelAnimationFrame(frame);
  }, [shown, rows]);
  return shown;
}

interface ServerRowProps {
  row: FleetRow;
  selected: boolean;
  actions: FleetActions;
  clock: AgeClock;
}

const ServerRow = memo(
  function ServerRow({ row, selected, actions, clock }: ServerRowProps) {
    const { name, level, note, at } = row;
    const href = actions.hrefOf(name);
    return (
      <tr
        className={clsx(
          rowStyle,
          'border-b border-line py-2.5 [contain:layout_paint] [tbody:last-child>&:last-child]:border-b-0',
          selected && 'bg-primary-soft/40',
        )}
      >
        <th scope="row" className={clsx(columns.server, 'min-w-0 grow basis-[calc(100%-8rem)] text-left font-normal')}>
          <Visit href={href} label={texts.openServer(name)} onVisit={() => actions.onOpen(name)}>
            <span className="font-semibold text-ink hover:underline">{name}</span>
          </Visit>
          {note !== '' && (
            <button
              type="button"
              aria-label={texts.detailsOf(name)}
              title={note}
              onClick={() => actions.onSelect(name)}
              className="min-h-[24px] w-full text-left text-sm text-muted hover:underline max-xxl:line-clamp-2 xxl:block xxl:truncate"
            >
              {note}
            </button>
          )}
        </th>
        <td className={columns.state}>
          <LevelBadge level={level} />
        </td>
        {SECTIONS.map((section) => (
          <SectionCell key={section.key} row={row} section={section} href={href} actions={actions} />
        ))}
        <td className={clsx(columns.updated, 'text-sm text-muted max-xxl:ml-auto')}>
          {at === 0 ? MISSING : <Age at={at} clock={clock} />}
        </td>
      </tr>
    );
  },
  (before, after) => before.row === after.row && before.selected === after.selected,
);

/** Moves the time that all ages follow on. */
function Ticks({ clock }: { clock: AgeClock }) {
  const now = useNow();
  useEffect(() => clock.moveTo(now), [clock, now]);
  return null;
}

/** Since when the answer is there. Among hundreds not every one changes every second. */
function Age({ at, clock }: { at: number; clock: AgeClock }) {
  const text = useSyncExternalStore(clock.subscribe, () => {
    const age = Math.max(0, clock.time() - at);
    return ageText(age - (age % 5000));
  });
  return <span className="whitespace-nowrap">{text}</span>;
}

interface SectionCellProps {
  row: FleetRow;
  section: Section<SectionKey>;
  /** Leads to the server. */
  href: string;
  actions: FleetActions;
}

function SectionCell({ row, section: { key, title, column }, href, actions }: SectionCellProps) {
  const level = row.seen && sectionLevel(row.seen.report, row.seen.assessment, key);
  return (
    <td className={clsx('flex xxl:justify-center', fixed, column, level === null && 'max-xxl:hidden')}>
      {level === null ? (
        <span className="text-muted">–</span>
      ) : (
        <Visit
          href={`${href}&section=${key}`}
          label={`${row.name}, ${title}: ${copy.lights[level]}`}
          onVisit={() => actions.onOpen(row.name, key)}
          light={{ level, title }}
        />
      )}
    </td>
  );
}

interface VisitProps {
  href: string;
  label: string;
  onVisit: () => void;
  /** Drawn by lights.css. */
  light?: { level: SectionLevel; title: string };
  children?: ReactNode;
}

/** A link that another tab can open; here it goes through the router. */
function Visit({ href, label, onVisit, light, children }: VisitProps) {
  const visit = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onVisit();
  };
  return (
    <a
      href={href}
      aria-label={label}
      onClick={visit}
      data-level={light?.level}
      data-title={light?.title}
      className={clsx('inline-flex min-h-[24px] items-center gap-1 rounded-md', light && 'light')}
    >
      {children}
    </a>
  );
}
