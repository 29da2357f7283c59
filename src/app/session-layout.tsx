import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ShellLayout } from '../features/shell/shell-layout';
import { sessionCleared, useSession } from '../session/session-store';
import { signOut } from '../session/sign-out';
import { createQueryClient } from '../shared/api/query-client';
import { clearRecents } from '../shared/lib/recents';

const queryClient = createQueryClient();

// What one user read or looked for must not wait for the next one.
useSession.subscribe((state, before) => {
  if (state.user?.email === before.user?.email) return;
  queryClient.clear();
  clearRecents();
});

/** The authenticated layout around a screen, or around the given content. */
export function SessionLayout({ children }: { children?: ReactNode }) {
  const path = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const toLogin = () => navigate({ to: '/login', replace: true });

  return (
    <QueryClientProvider client={queryClient}>
      <ShellLayout
        path={path}
        signOut={async () => {
          const result = await signOut();
          if (result === 'done') await toLogin();
          return result;
        }}
        signOutHere={() => {
          sessionCleared();
          void toLogin();
        }}
      >
        {children ?? <Outlet />}
      </ShellLayout>
    </QueryClientProvider>
  );
}
