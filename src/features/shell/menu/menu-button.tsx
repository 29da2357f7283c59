import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
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
 * A button with a menu under it, a native popover: a press elsewhere shuts it. Enter, Space and the arrows open it,
 * arrows, Home and End move, Escape and a choice close it and give the focus back, leaving it closes it too.
 */
export function MenuButton({ label, describedBy, button, className, header, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const start = useRef<0 | -1>(0);
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();

  const close = () => {
    popover.current?.hidePopover();
    trigger.current?.focus();
  };

  const onTriggerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    start.current = event.key === 'ArrowDown' ? 0 : -1;
    if (!open) popover.current?.showPopover({ source: event.currentTarget as HTMLElement });
  };

  /** Its content is drawn by then, and can take the focus. */
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'closed') setOpen(false);
    else menuItems(menu.current).at(start.current)?.focus();
    start.current = 0;
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
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-describedby={describedBy}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        popoverTarget={`${id}-popover`}
        onKeyDown={onTriggerKey}
        className={className}
      >
        {button}
      </button>
      <div
        ref={popover}
        id={`${id}-popover`}
        popover="auto"
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={onToggle}
        className="fixed inset-auto top-20 right-3 m-0 w-60 max-w-[calc(100vw-1.5rem)] rounded-xl border border-line bg-surface text-ink shadow-modal supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-2 supports-[position-area:bottom]:[position-area:bottom_span-left]"
      >
        {open && (
          <>
            {header}
            <div
              ref={menu}
              id={id}
              role="menu"
              tabIndex={-1}
              aria-label={label ?? trigger.current?.textContent ?? undefined}
              onKeyDown={onMenuKey}
              onBlur={({ currentTarget, relatedTarget: next }) => {
                if (next && next !== trigger.current && !currentTarget.contains(next)) popover.current?.hidePopover();
              }}
              onClick={(event) => {
                if (event.target instanceof Element && event.target.closest('[role^="menuitem"]')) close();
              }}
              className="p-1.5"
            >
              {children}
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** Look of one item. */
export const menuItemStyle =
  'flex min-h-9 w-full items-center gap-3 rounded-lg px-3 text-left font-medium text-ink hover:bg-sunken focus-visible:bg-sunken';
