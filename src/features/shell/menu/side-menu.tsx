import { Link } from '@tanstack/react-router';
import { type ComponentType, type KeyboardEvent, Suspense, useId, useState } from 'react';
import type { AppPath, MenuSection } from '~/session/access';
import { type MenuEntry, menuFor } from '~/session/menu';
import { screenIcons } from './screen-icons';

/** What stands beside an entry, such as how much waits there; it has its place and says nothing until it knows. */
export type MenuMarks = { readonly [Path in AppPath]?: ComponentType };

interface SideMenuProps {
  role: string;
  marks?: MenuMarks | undefined;
  /** Icons alone; each shows its name to the pointer and to the focus. */
  rail?: boolean;
  /** A link was followed, also one to the screen already shown. */
  onNavigate?: () => void;
}

/** The menu of a role in its sections (spec 5.2). It scrolls by itself above the viewport less 120 px. */
export function SideMenu({ role, marks, rail = false, onNavigate }: SideMenuProps) {
  const Group = rail ? RailGroup : MenuGroup;
  return (
    <div className="dense max-h-[calc(100dvh-120px)] flex flex-col gap-3 overflow-y-auto overscroll-contain px-3 py-3.5">
      {menuFor(role).map(({ section, entries }) => (
        <Group key={section} section={section} entries={entries} marks={marks} onNavigate={onNavigate} />
      ))}
    </div>
  );
}

interface MenuGroupProps {
  section: MenuSection;
  entries: MenuEntry[];
  marks: MenuMarks | undefined;
  onNavigate: (() => void) | undefined;
}

function MenuGroup({ section, entries, marks, onNavigate }: MenuGroupProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className="px-3 pt-1 pb-2 text-[0.6875rem]/4 font-semibold tracking-wider text-faint uppercase">
        {section}
      </h2>
      <ul aria-labelledby={id}>
        {entries.map((entry) => (
          <li key={entry.path} className="relative">
            <MenuLink entry={entry} onNavigate={onNavigate} />
            <Mark of={marks?.[entry.path]} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ of: Of }: { of: ComponentType | undefined }) {
  return Of ? (
    <Suspense>
      <Of />
    </Suspense>
  ) : null;
}

/** A hairline stands for the heading that a rail has no room for. */
function RailGroup({ section, entries }: MenuGroupProps) {
  return (
    <ul aria-label={section} className="flex flex-col gap-0.5 not-first:border-t not-first:border-line not-first:pt-3">
      {entries.map((entry) => (
        <li key={entry.path}>
          <RailLink entry={entry} />
        </li>
      ))}
    </ul>
  );
}

/** The router marks the link of the screen shown with aria-current. */
function MenuLink({ entry, onNavigate }: { entry: MenuEntry; onNavigate: (() => void) | undefined }) {
  const Icon = screenIcons[entry.path];
  return (
    <Link
      to={entry.path}
      onClick={onNavigate}
      className="menu-link flex min-h-8.5 items-center gap-2.5 rounded-lg py-1.5 pr-1.5 pl-3 font-medium text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary"
    >
      <Icon aria-hidden className="size-4.25 shrink-0" />
      {entry.label}
    </Link>
  );
}

/**
 * An entry of the rail: its icon, and its name beside it under the pointer or the focus until Escape. The name is drawn
 * over the page, since the rail scrolls and would cut it off.
 */
function RailLink({ entry: { path, label } }: { entry: MenuEntry }) {
  const [position, setPosition] = useState<{ left: number; top: number } | null>(null);
  const Icon = screenIcons[path];

  const show = (link: HTMLElement) => {
    const { right, top, height } = link.getBoundingClientRect();
    setPosition({ left: right, top: top + height / 2 });
  };
  const hide = () => setPosition(null);

  return (
    <Link
      to={path}
      aria-label={label}
      onPointerEnter={(event) => show(event.currentTarget)}
      onPointerLeave={hide}
      onFocus={(event) => show(event.currentTarget)}
      onBlur={hide}
      onClick={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') hide();
      }}
      className="menu-link flex min-h-9 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary"
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {position && (
        // Without a gap, so that the pointer can cross over to it.
        <span aria-hidden style={position} className="fixed z-40 -translate-y-1/2 pl-3.5">
          <span className="block rounded-lg border border-line-strong bg-surface px-3 py-1.5 text-sm font-medium whitespace-nowrap text-ink shadow-modal">
            {label}
          </span>
        </span>
      )}
    </Link>
  );
}
