import type { HttpHandler } from 'msw';
import { everyCall } from './every-call';
import { createPlatform } from './platform';

/**
 * The simulated platform as a list of handlers, for tests of all kinds.
 * @param base absolute address of the base path (spec 19.1), without a trailing slash
 */
export function createHandlers(base: string): HttpHandler[] {
  return [everyCall(base, createPlatform(new URL(base).pathname))];
}
