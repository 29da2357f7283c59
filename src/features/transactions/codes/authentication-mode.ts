import type { Term } from './vocabulary';

export interface AuthenticationFlags {
  threeDSecure?: boolean | null | undefined;
  manual?: boolean | null | undefined;
}

/** Authentication mode of spec 9.5: 3DSecure comes before manual, and without either it is direct. */
export function authenticationMode({ threeDSecure, manual }: AuthenticationFlags): Term {
  if (threeDSecure === true) return { label: '3DSecure', tone: 'info' };
  return { label: manual === true ? 'Manual' : 'Directa', tone: 'neutral' };
}
