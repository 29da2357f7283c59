import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import '~/app/styles.css';
import { forgetTab } from '~/shared/storage/tab-memory';
import { dismissAllToasts } from '~/shared/toast/toast-store';
import { bareTexts } from '../../mocks/bare-texts';
import { network } from './page-network';

beforeAll(network.start);
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetTab();
  dismissAllToasts();
  network.reset();
  expect(bareTexts(document.body), 'texts without an element of their own').toEqual([]);
});
afterAll(network.stop);
