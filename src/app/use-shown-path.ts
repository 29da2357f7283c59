import { useRouterState } from '@tanstack/react-router';

/**
 * Path of the screen that is drawn. The location already names the next one while its guards decide: what they refuse
 * must be named nowhere, neither in the title nor aloud.
 */
export function useShownPath(): string {
  return useRouterState({ select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname });
}

/** Whether the next screen is on its way. */
export function useLeaving(): boolean {
  return useRouterState({
    select: ({ resolvedLocation, location }) =>
      resolvedLocation !== undefined && resolvedLocation.pathname !== location.pathname,
  });
}
