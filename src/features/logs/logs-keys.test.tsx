import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { worker } from '../../../mocks/browser';
import { renderScreen } from '../../../mocks/render-screen';
import { LogsScreen } from './logs-screen';
import { found, traceAnswers, traceEntry, traceUrl } from './trace.fixture';

beforeEach(async () => {
  await page.viewport(1440, 900);
  const entries = ['a', 'b', 'c'].map((service) => traceEntry({ service }));
  worker.use(http.get(traceUrl, traceAnswers(found(...entries)).handler));
  await renderScreen(<LogsScreen />, '/logs?order=7&q=1');
  await expect.element(show.first()).toBeVisible();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const show = page.getByRole('button', { name: 'Ver detalles' });

test('j, k, Home and End move through the rows and say where', async () => {
  await userEvent.keyboard('j');
  await expect.element(show.nth(0)).toHaveFocus();
  await userEvent.keyboard('jj');
  await expect.element(show.nth(2)).toHaveFocus();
  await userEvent.keyboard('jk');
  await expect.element(show.nth(1)).toHaveFocus();
  await expect.element(page.getByText('Registro 2 de 3 de la página')).toBeInTheDocument();
  await userEvent.keyboard('{End}');
  await expect.element(show.nth(2)).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(show.nth(0)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Ocultar' })).toHaveFocus();
});

test('c copies the row that has the focus', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.keyboard('c');
  expect(write).not.toHaveBeenCalled();
  await userEvent.keyboard('jjc');
  await expect.element(page.getByText('Copiado al portapapeles')).toBeVisible();
  expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toMatchObject({ service: 'b' });
});

test('/ goes to the filter, where letters are text', async () => {
  await userEvent.keyboard('/');
  await expect.element(page.getByLabelText('Tipo de filtro')).toHaveFocus();
  await page.getByLabelText('Tipo de filtro').selectOptions('code');
  await page.getByLabelText('Valor del filtro').fill('');
  await userEvent.keyboard('jk/c');
  await expect.element(page.getByLabelText('Valor del filtro')).toHaveValue('jk/c');
});
