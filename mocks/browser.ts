import { setupWorker } from 'msw/browser';

/** The simulated platform inside the page. */
export const worker = setupWorker();
