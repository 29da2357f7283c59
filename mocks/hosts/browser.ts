import { setupWorker } from 'msw/browser';
import { apiBase } from '~/shared/config/env';
import { createHandlers } from '../handlers/create-handlers';

/** The simulated platform inside the page. */
export const worker = setupWorker(...createHandlers(apiBase));
