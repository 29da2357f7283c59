import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ownQueries, savePreference } from './own-account-api';

/** Keeps what is chosen with the account. Each choice waits for the one before, so that the last one is what stays. */
export function useKeptPreference(onKept?: () => void) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'account.preference' },
    mutationFn: savePreference,
    onSuccess(now) {
      client.setQueryData(ownQueries.preference.queryKey, now);
      onKept?.();
    },
  });
}
