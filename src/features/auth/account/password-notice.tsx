import { useEffect } from 'react';
import { create } from 'zustand';
import { Notice } from '~/shared/ui/feedback/notice';
import { copy } from './copy';

/** Counts the changes that nobody has read of yet; the notice outlives the screen, which may make way for the wanted one. */
const useChanges = create<{ unread: number }>(() => ({ unread: 0 }));

/** Event: the password was changed. */
export function passwordChanged(): void {
  useChanges.setState(({ unread }) => ({ unread: unread + 1 }));
}

function allRead(): void {
  useChanges.setState({ unread: 0 });
}

/** 'Tu contraseña se actualizó.', wherever the change has led. */
export function PasswordNotice() {
  const unread = useChanges((state) => state.unread);
  // It goes with the session: the next person is told nothing.
  useEffect(() => allRead, []);
  return (
    <Notice
      notice={unread > 0 ? { key: unread, variant: 'success', text: copy.changed } : undefined}
      onLeave={allRead}
    />
  );
}
