import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { lacksCall } from '~/shared/api/lacks-call';

/**
 * Whether it is known already that the platform has no refunds, or none for this operation; nothing is asked for it, and
 * no code of refunds is brought.
 */
export function useLacksRefunds(operationId: string): boolean {
  const client = useQueryClient();
  const keys = [['refunds-waiting'], ['refund-eligibility', operationId]];
  return useSyncExternalStore(client.getQueryCache().subscribe, () =>
    keys.some((key) => lacksCall(client.getQueryState(key)?.error)),
  );
}
