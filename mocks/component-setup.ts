import { afterAll, afterEach, beforeAll } from 'vitest';
import '../src/app/styles.css';
import { forgetTab } from '../src/shared/lib/tab-memory';
import { network } from './page-network';

beforeAll(network.start);
afterEach(() => {
  network.reset();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetTab();
});
afterAll(network.stop);
