import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_PATHS, accessRow } from '../../src/session/access.ts';
import { DEVICES, fileOf, PICTURES, THEMES } from './table.ts';

test('every screen of the menu has its picture', () => {
  const built = APP_PATHS.filter((path) => accessRow(path).menu);
  const missing = built.filter((path) => !PICTURES.some(({ address }) => address.split('?')[0] === path));
  expect(missing).toEqual([]);
});

test('docs/pictures holds each in both themes, on a desk and on a phone, and nothing else; the README shows none that is gone', () => {
  const files = [{ name: 'login' }, ...PICTURES]
    .flatMap((picture) => DEVICES.flatMap((device) => THEMES.map((theme) => fileOf(picture, device, theme))))
    .sort();
  const kept = readdirSync('docs/pictures').map((name) => `docs/pictures/${name}`);
  expect(kept.sort()).toEqual(files);
  const shown = readFileSync('README.md', 'utf8').match(/docs\/pictures\/[\w-]+\.png/g) ?? [];
  expect(shown.filter((file) => !existsSync(file))).toEqual([]);
});
