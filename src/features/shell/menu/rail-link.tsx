import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import type { MenuEntry } from '~/session/access';
import { screenIcons } from './screen-icons';

/**
 * An entry of the rail: its icon, and its name beside it under the pointer or the focus until Escape. The name is drawn
 * over the page, since the rail scrolls and would cut it off.
 */
export function RailLink({ entry: { path, label } }: { entry: MenuEntry }) {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const Icon = screenIcons[path];

  const show = (link: HTMLElement) => {
    const { right, top, height } = link.getBoundingClientRect();
    setPlace({ left: right, top: top + height / 2 });
  };
  const hide = () => setPlace(null);

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
      {place && (
        // Without a gap, so that the pointer can cross over to it.
        <span aria-hidden style={place} className="fixed z-40 -translate-y-1/2 pl-3.5">
          <span className="block rounded-lg border border-line-strong bg-surface px-3 py-1.5 text-sm font-medium whitespace-nowrap text-ink shadow-modal">
            {label}
          </span>
        </span>
      )}
    </Link>
  );
}
