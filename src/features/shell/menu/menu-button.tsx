import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { menuItems, nextIndex } from './menu-keys';

interface MenuButtonProps {
  /** Accessible name, where the button's content is not one. */
  label?: string;
  describedBy?: string;
  button: ReactNode;
  className: string;
  /** Above the items, not one of them. */
  header?: ReactNode;
  /** Elements with the role menuitem or menuitemradio and tabIndex -1; choosing one closes the menu. */
  children: ReactNode;
}

/**
 * A button with a menu under it. Enter, Space and the arrows open it, arrows, Home and End move, Escape and a choice
 * close it and give the focus back, leaving it closes it too.
 */
export function MenuButton({ label, describedBy, button, className, header, children }: MenuButtonProps) {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    menuItems(menu.current)
      .at(open === 'first' ? 0 : -1)
      ?.focus();
    const leaving = new AbortController();
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(null);
    };
    document.addEventListener('pointerdown', closeIfOutside, leaving);
    document.addEventListener('focusin', closeIfOutside, leaving);
    return () => leaving.abort();
  }, [open]);

  const close = () => {
    setOpen(null);
    trigger.current?.focus();
  };

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  const onMenuKey = (event: KeyboardEvent) => {
    const items = menuItems(menu.current);
    const next = nextIndex(event.key, items.indexOf(event.target as HTMLElement), items.length);
    // A link answers to Enter alone; an item of a menu also to Space.
    const chosenLink = event.key === ' ' && event.target instanceof HTMLAnchorElement ? event.target : null;
    if (next === null && !chosenLink && event.key !== 'Escape') return;
    event.preventDefault();
    if (next !== null) items[next]?.focus();
    else if (chosenLink) chosenLink.click();
    else close();
  };

  return (
    <div ref={root} className="relative">
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? null : 'first')}
        onKeyDown={onTriggerKey}
        className={className}
      >
        {button}
      </button>
      {open && (
        <div className="absolute top-full right-0 z-40 mt-2 w-60 max-w-[calc(100vw-1.5rem)] rounded-xl border border-line bg-surface shadow-modal">
          {header}
          <div
            ref={menu}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={label ?? trigger.current?.textContent ?? undefined}
            onKeyDown={onMenuKey}
            onClick={(event) => {
              if (event.target instanceof Element && event.target.closest('[role^="menuitem"]')) close();
            }}
            className="p-1.5"
          >
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

/** Look of one item. */
export const menuItemStyle =
  'flex min-h-9 w-full items-center gap-3 rounded-lg px-3 text-left font-medium text-ink hover:bg-sunken focus-visible:bg-sunken';
