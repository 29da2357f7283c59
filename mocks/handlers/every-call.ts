import { type HttpHandler, http } from 'msw';
import type { Platform } from './platform';

/** The one handler of a base; what is no call of the platform stays unanswered. */
export function everyCall(base: string, platform: Platform): HttpHandler {
  return http.all(`${base}/*`, ({ request }) => platform(request));
}
