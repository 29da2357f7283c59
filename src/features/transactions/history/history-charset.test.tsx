import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { HistoryScreen } from './history-screen';
import { operationOf } from './operation.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => void vi.restoreAllMocks());

const NOTE = 'Algunos caracteres de la respuesta no se pudieron leer.';

/** Answers with one byte per character, as windows-1252 has them. */
function answerWith(contentType: string): void {
  const operation = operationOf(1, { channel: 'Peñón', status: 'DENIED', errorCode: 'X', errorMessage: 'Señal' });
  const bytes = (body: unknown) => Uint8Array.from(JSON.stringify(body), (letter) => letter.charCodeAt(0));
  const headers = { 'Content-Type': contentType };
  network.use(
    http.get(`${apiBase}/operation`, () => new Response(bytes({ data: [operation], total: 1 }), { headers })),
    http.get(`${apiBase}/operation/:id`, () => new Response(bytes(operation), { headers })),
  );
}

async function open() {
  const screen = await renderScreen(<HistoryScreen OrderTimeline={() => null} />, '/historial-de-operaciones');
  await screen.getByRole('button', { name: 'Ver detalles de la operación OP000001' }).click();
  return screen;
}

test('list and details are read in the alphabet that the header names', async () => {
  answerWith('application/json; charset=ISO-8859-1');
  const { getByRole, getByText } = await open();
  await expect.element(getByRole('complementary').getByText('Peñón')).toBeVisible();
  expect(getByText(NOTE).elements()).toHaveLength(0);
});

test('what cannot be read is said in both', async () => {
  answerWith('application/json');
  const { getByRole, getByText } = await open();
  await expect.element(getByRole('complementary').getByText(NOTE)).toBeVisible();
  expect(getByText(NOTE).elements()).toHaveLength(2);
});

/** Answers with an id of which a character cannot be read. */
async function openDamaged() {
  const operation = operationOf(1, { operationId: 'OP-\u00f1-1' });
  const bytes = Uint8Array.from(JSON.stringify({ data: [operation], total: 1 }), (letter) => letter.charCodeAt(0));
  const headers = { 'Content-Type': 'application/json' };
  network.use(http.get(`${apiBase}/operation`, () => new Response(bytes, { headers })));
  return renderScreen(<HistoryScreen OrderTimeline={() => null} />, '/historial-de-operaciones');
}

test('copied ids say that a character of them could not be read', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { getByRole, getByText } = await openDamaged();
  await getByRole('checkbox', { name: /^Seleccionar la operación/ }).click();
  await getByRole('button', { name: 'Copiar identificadores' }).click();
  await expect.element(getByText(`Copiado. ${NOTE}`)).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith('OP-\uFFFD-1');
});

test('a file with such characters is given, and the dialog stays to say so', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { getByRole } = await openDamaged();
  await getByRole('button', { name: 'Exportar' }).click();
  const dialog = getByRole('dialog', { name: 'Exportar operaciones' });
  await dialog.getByRole('button', { name: 'Descargar' }).click();
  await expect.element(dialog.getByRole('status').getByText(NOTE)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
