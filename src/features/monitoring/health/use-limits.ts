import { useSyncExternalStore } from 'react';
import { type Limits, onLimits, readLimits } from './limits';

export function useLimits(): Limits {
  return useSyncExternalStore(onLimits, readLimits);
}
