import { Link } from '@tanstack/react-router';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useId } from 'react';
import type { SessionUser } from '~/session/user';
import { copy } from '../copy';
import { MenuButton, menuItemStyle } from './menu-button';
import { ThemeItems } from './theme-menu';
import { fullName, initials } from './user-names';

interface UserMenuProps {
  user: SessionUser;
  onSignOut: () => void;
}

/** The user dropdown of spec 5.3: first name, last name and job, with the account and the way out. */
export function UserMenu({ user, onSignOut }: UserMenuProps) {
  const jobId = useId();
  return (
    <MenuButton
      describedBy={user.job ? jobId : undefined}
      className="flex min-h-10 max-w-64 items-center gap-2.5 rounded-lg text-left max-sm:rounded-full hover:bg-sunken sm:px-2"
      button={
        <>
          <span
            aria-hidden
            className="flex size-8.5 shrink-0 items-center justify-center rounded-full bg-primary-soft text-xs font-bold text-primary"
          >
            {initials(user)}
          </span>
          <span className="min-w-0 max-sm:sr-only">
            <span className="block truncate font-semibold">{fullName(user)}</span>
            {/* The job describes the button; its name is the person's alone. */}
            <span id={jobId} aria-hidden className="block truncate text-sm/4 text-muted">
              {user.job}
            </span>
          </span>
          <ChevronDown aria-hidden className="ml-1 size-4 shrink-0 max-sm:hidden" />
        </>
      }
      header={
        <div className="border-b border-line px-4.5 py-3">
          <p className="font-semibold">{fullName(user)}</p>
          <p className="text-sm text-muted">{user.job}</p>
        </div>
      }
    >
      <Link to="/mi-cuenta" role="menuitem" tabIndex={-1} className={menuItemStyle}>
        <UserRound aria-hidden className="size-4 text-muted" />
        {copy.account}
      </Link>
      <div className="my-1.5 border-y border-line py-1.5 sm:hidden">
        <ThemeItems />
      </div>
      <button type="button" role="menuitem" tabIndex={-1} onClick={onSignOut} className={menuItemStyle}>
        <LogOut aria-hidden className="size-4 text-muted" />
        {copy.signOut}
      </button>
    </MenuButton>
  );
}
