import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '~/shared/ui/button';
import { Logo } from '~/shared/ui/logo';
import { useDialogOpen } from '~/shared/ui/overlay/dialog-hooks';
import { copy } from '../copy';
import { isWide, onWideChange, useUi } from '../ui-store';
import { type MenuMarks, SideMenu } from './side-menu';

interface NavigationProps {
  role: string;
  marks?: MenuMarks | undefined;
}

/** What the menu button controls. */
export const NAVIGATION_ID = 'menu-principal';

/** The side menu: a column that narrows to a rail of icons, or below lg a drawer over the page. */
export function Navigation({ role, marks }: NavigationProps) {
  const wide = useSyncExternalStore(onWideChange, isWide);
  const navOpen = useUi((state) => state.navOpen);
  if (!wide) return <MenuDrawer role={role} marks={marks} open={navOpen} />;
  return (
    <nav
      id={NAVIGATION_ID}
      aria-label={copy.menu}
      className={clsx('shrink-0 border-r border-line bg-surface print:hidden', navOpen ? 'w-62' : 'w-16')}
    >
      <div className="sticky top-20 z-20">
        <SideMenu role={role} marks={marks} rail={!navOpen} />
      </div>
    </nav>
  );
}

/** A native modal dialog: it keeps the focus inside, shuts on Escape and beside it, and gives the focus back. */
function MenuDrawer({ role, marks, open }: NavigationProps & { open: boolean }) {
  const ref = useDialogOpen(open);
  const setNavOpen = useUi((state) => state.setNavOpen);
  const close = () => setNavOpen(false);

  return (
    <dialog
      ref={ref}
      id={NAVIGATION_ID}
      aria-label={copy.menu}
      {...{ closedby: 'any' }}
      onClose={close}
      className="modal m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-line bg-surface text-ink shadow-modal"
    >
      {open && (
        <>
          <div className="flex h-14 items-center justify-between border-b border-line px-4">
            <Logo />
            <Button variant="icon" aria-label={copy.closeMenu} onClick={close}>
              <X aria-hidden className="size-5" />
            </Button>
          </div>
          <nav aria-label={copy.menu}>
            <SideMenu role={role} marks={marks} onNavigate={close} />
          </nav>
        </>
      )}
    </dialog>
  );
}
