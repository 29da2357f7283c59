import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FleetRow } from './fleet-rows';
import { FleetTable } from './fleet-table';

const noted = (note: string): FleetRow[] => [{ name: 'uno', level: 'down', note, seen: null, at: 0 }];
const table = (note: string) => (
  <FleetTable rows={noted(note)} selected={undefined} hrefOf={() => '#'} onOpen={() => {}} onSelect={() => {}} />
);

test('under somebody who scrolls no row changes; once that rests it does', async () => {
  const { rerender } = await render(table('antes'));
  const scroll = () => document.dispatchEvent(new Event('scroll'));
  scroll();
  await rerender(table('después'));
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise(requestAnimationFrame);
    scroll();
  }
  expect(page.getByText('antes').elements()).toHaveLength(1);
  await expect.element(page.getByText('después')).toBeVisible();
});
