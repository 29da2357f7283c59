import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorFallback } from '~/features/shell/errors/error-fallback';
import { EnvironmentBar } from '~/shared/ui/environment-bar';

/** The last boundary: it stands outside the router and says what broke even when the router itself did. */
export function RootBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => null} errorComponent={RootError}>
      {children}
    </CatchBoundary>
  );
}

function RootError({ error, reset }: ErrorComponentProps) {
  return (
    <>
      <EnvironmentBar />
      <main>
        <ErrorFallback error={error} onRetry={reset} />
      </main>
    </>
  );
}
