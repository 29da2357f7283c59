import { afterAll, afterEach, beforeAll } from 'vitest';
import '../src/app/styles.css';
import { forgetTab } from '../src/shared/lib/tab-memory';
import { worker } from './browser';

beforeAll(() => worker.start({ quiet: true, onUnhandledRequest: unhandled }));
afterEach(() => {
  worker.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetTab();
});
afterAll(() => worker.stop());

/** A call of the console that no handler answers is a mistake of the test; vite's own files are not. */
function unhandled(request: Request, print: { error: () => void }): void {
  if (new URL(request.url).pathname.startsWith('/api/')) print.error();
}
