import { afterAll, afterEach, beforeAll } from 'vitest';
import '../src/app/styles.css';
import { forgetTab } from '../src/shared/lib/tab-memory';
import { network } from './page-network';

beforeAll(network.start);
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetTab();
  network.reset();
});
afterAll(network.stop);
