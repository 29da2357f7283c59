import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The room that keeps, the theme before anything else of the console is there, and what empties both between tests. */
const PLACES = ['app/start/theme.js', 'shared/storage/storage.ts', 'testing/component-setup.ts'];

test('what the browser keeps is touched in one room', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const touching = files
    .filter((path) => /(?<!\.test)\.(?:js|tsx?)$/.test(path))
    .filter((path) =>
      /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/.test(
        readFileSync(`src/${path}`, 'utf8'),
      ),
    );
  expect(touching.sort()).toEqual(PLACES);
});
