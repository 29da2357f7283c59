import { Link } from '@tanstack/react-router';
import { Menu, PanelLeft } from 'lucide-react';
import type { SessionUser } from '~/session/user';
import { Button } from '~/shared/ui/button';
import { Logo } from '~/shared/ui/logo';
import { copy } from './copy';
import { NAVIGATION_ID } from './menu/navigation';
import { ThemeMenu } from './menu/theme-menu';
import { UserMenu } from './menu/user-menu';
import { PaletteField } from './palette/palette-field';
import { useUi } from './ui-store';

interface TopBarProps {
  user: SessionUser;
  onSignOut: () => void;
}

/** Menu button, logo, palette, theme and user. A phone keeps the theme in the user's dropdown. */
export function TopBar({ user, onSignOut }: TopBarProps) {
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
        <div className="max-sm:hidden">
          <ThemeMenu />
        </div>
        <UserMenu user={user} onSignOut={onSignOut} />
      </div>
    </div>
  );
}
