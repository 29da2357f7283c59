import { setupWorker } from 'msw/browser';
import { apiBase } from '~/shared/config/env';
import { everyCall } from '../handlers/every-call';
import type { Platform } from '../handlers/platform';

let platform: Promise<Platform> | undefined;

/** The platform and all that it invents come with the first call, so that the page need not wait for them. */
const answer: Platform = async (request) => {
  platform ??= import('../handlers/platform').then(({ createPlatform }) => createPlatform(new URL(apiBase).pathname));
  return (await platform)(request);
};

/** The simulated platform inside the page. */
export const worker = setupWorker(everyCall(apiBase, answer));
