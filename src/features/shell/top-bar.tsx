import { Link } from '@tanstack/react-router';
import { Menu, PanelLeft, Search } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { SessionUser } from '~/session/user';
import { Button } from '~/shared/ui/button';
import { Keys } from '~/shared/ui/keys';
import { Logo } from '~/shared/ui/logo';
import { copy } from './copy';
import { NAVIGATION_ID } from './menu/navigation';
import { ThemeMenu } from './menu/theme-menu';
import { UserMenu } from './menu/user-menu';
import { paletteKeys } from './shortcuts/shortcut-keys';
import { useUi } from './ui-store';

interface TopBarProps {
  user: SessionUser;
  bell?: ReactNode;
  onSignOut: () => void;
}

/** Menu button, logo, palette, theme and user. A phone keeps the theme in the user's dropdown. */
export function TopBar({ user, bell, onSignOut }: TopBarProps) {
  const navOpen = useUi((state) => state.navOpen);
  const setNavOpen = useUi((state) => state.setNavOpen);
  return (
    <div className="flex h-14 items-center gap-2 border-b border-line bg-surface px-2.5 sm:px-4 lg:pl-5">
      <Button
        variant="icon"
        aria-label={copy.menuButton}
        aria-expanded={navOpen}
        aria-controls={NAVIGATION_ID}
        onClick={() => setNavOpen(!navOpen)}
      >
        <PanelLeft aria-hidden className="size-4.5 max-lg:hidden" />
        <Menu aria-hidden className="size-5 lg:hidden" />
      </Button>
      <Link
        to="/dashboard"
        aria-label={copy.home}
        className="inline-flex min-h-9 items-center rounded-lg px-1.5 lg:mr-30 lg:px-2"
      >
        <Logo />
      </Link>
      <PaletteField />
      <div className="flex shrink-0 items-center gap-2 md:ml-auto">
        {/* As wide before its code is there as after. */}
        <div className="size-9">
          <Suspense>{bell}</Suspense>
        </div>
        <div className="max-sm:hidden">
          <ThemeMenu />
        </div>
        <UserMenu user={user} onSignOut={onSignOut} />
      </div>
    </div>
  );
}

/** Looks like a field, opens the palette; on a phone its icon alone is shown. */
function PaletteField() {
  const open = useUi((state) => state.overlay === 'palette');
  const setOverlay = useUi((state) => state.setOverlay);
  return (
    <button
      type="button"
      aria-label={copy.palette}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setOverlay('palette')}
      className="flex size-9 items-center justify-center rounded-lg text-muted hover:text-ink max-md:ml-auto max-md:hover:bg-sunken md:w-full md:max-w-95 md:min-w-0 md:justify-start md:gap-2.5 md:border md:border-line md:bg-sunken md:px-2.5 md:hover:border-line-strong"
    >
      <Search aria-hidden className="size-4.5 shrink-0" />
      <span aria-hidden className="min-w-0 flex-1 truncate text-left max-md:hidden">
        {copy.palette}
      </span>
      <span aria-hidden className="max-md:hidden">
        <Keys keys={[paletteKeys().join(' ')]} />
      </span>
    </button>
  );
}
