import { http } from 'msw';
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from './logs-screen';
import { found, traceAnswers, traceEntry, traceUrl } from './trace.fixture';

const OPERATIONS = ['primera', 'segunda', 'tercera'];
const selected = () => window.getSelection()?.toString().trim();
const cell = (name: string) => page.getByText(name, { exact: true }).first();

async function search(width: number, open?: number) {
  await page.viewport(width, 900);
  network.use(
    http.get(traceUrl, traceAnswers(found(...OPERATIONS.map((operation) => traceEntry({ operation })))).handler),
  );
  const address = `/logs?order=7&q=1${open === undefined ? '' : `&open=${open}`}`;
  const { router } = await renderScreen(<LogsScreen />, address);
  await expect.element(cell('tercera')).toBeVisible();
  return { openRow: () => router.state.location.search.open };
}

/** Two presses on the word, the first of which has taken effect when the second one comes. */
const doubleClick = (target: Locator) => userEvent.dblClick(target, { position: { x: 12, y: 8 }, delay: 60 });

// Rows of the table, and the cards that a narrow screen has instead.
test.each([1440, 390])('at %i pixels a double click selects a word and leaves a closed row closed', async (width) => {
  const { openRow } = await search(width);
  await userEvent.dblClick(cell('segunda'), { position: { x: 12, y: 8 } });
  await expect.poll(selected).toBe('segunda');
  await expect.element(page.getByRole('button', { name: 'Ver detalles' }).nth(2)).toBeVisible();
  expect(openRow()).toBeUndefined();
  await doubleClick(cell('tercera'));
  await expect.poll(selected).toBe('tercera');
  expect(openRow()).toBeUndefined();
});

test.each([1440, 390])('at %i pixels a double click leaves the open row open', async (width) => {
  const { openRow } = await search(width, 1);
  await doubleClick(cell('segunda'));
  await expect.poll(selected).toBe('segunda');
  await expect.poll(openRow).toBe('1');
  await expect.element(page.getByRole('region', { name: 'Detalles de traza seleccionada:' })).toBeVisible();
});

test.each([1440, 390])('at %i pixels it is so below a row that the first click shuts', async (width) => {
  const { openRow } = await search(width, 0);
  await expect.element(page.getByLabelText('Request', { exact: true }).first()).toBeVisible();
  await doubleClick(cell('tercera'));
  await expect.poll(selected).toBe('tercera');
  await expect.poll(openRow).toBe('0');
});

test('a single click acts at once, also on a word that is selected', async () => {
  const { openRow } = await search(1440);
  await userEvent.dblClick(cell('segunda'), { position: { x: 12, y: 8 } });
  await expect.poll(selected).toBe('segunda');
  await userEvent.click(cell('segunda'));
  await expect.poll(openRow).toBe('1');
});

test('a third click changes nothing', async () => {
  const { openRow } = await search(1440);
  await userEvent.tripleClick(cell('segunda'));
  await expect.poll(selected).toContain('segunda');
  expect(openRow()).toBeUndefined();
});

test('a selection drawn with the pointer leaves the row as it is', async () => {
  const { openRow } = await search(1440);
  await userEvent.dragAndDrop(cell('segunda'), cell('segunda'), {
    sourcePosition: { x: 1, y: 8 },
    targetPosition: { x: 40, y: 8 },
  });
  expect(selected()).not.toBe('');
  expect(openRow()).toBeUndefined();
});
