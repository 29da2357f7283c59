import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '~/session/session-store';
import { userFromAnswer } from '~/session/user';
import { forgetTab } from '~/shared/storage/tab-memory';
import { add, addText, ask, badges, openLogs, type, value } from './logs.fixture';
import { found, traceEntry } from './trace.fixture';

beforeEach(async () => {
  await page.viewport(1440, 900);
  useSession.setState({
    user: userFromAnswer({ email: 'ana@example.mx', token: 't', role: 'SOPORTE', tokenExpiration: null }),
  });
});
afterEach(() => {
  useSession.setState({ user: null });
  forgetTab();
});

const answered = page.getByRole('button', { name: 'Ver detalles' });
const confirmation = page.getByRole('dialog', { name: 'Parece un número de tarjeta' });
const CARD = '4111111111111111';

async function open(url = '/logs') {
  return openLogs(url, found(traceEntry()));
}

const stored = () =>
  [window.localStorage, window.sessionStorage].flatMap((storage) => Object.values(storage).map(String)).join('\n');

describe('what nobody sees', () => {
  test.each([
    ['order', 'ORD-DEMO-000051\u200b', 'ORD-DEMO-000051', true],
    ['order', '\u202aORD\u2011DEMO\u2011000051\u202c', 'ORD-DEMO-000051', true],
    ['order', '“ORD-DEMO-000051”', 'ORD-DEMO-000051', false],
    ['code', '\ufeff51', '51', true],
    ['operation', 'dos\u00a0palabras', 'dos palabras', true],
    ['operation', 'uno – dos', 'uno – dos', false],
  ])('of %s %j goes, and that is said', async (key, typed, clean, said) => {
    const { queries } = await open();
    await addText(key, typed);
    await expect.element(badges.getByRole('button', { name: clean, exact: true })).toBeVisible();
    const notice = page.getByText('Se quitaron caracteres invisibles.');
    if (said) await expect.element(notice).toBeVisible();
    else expect(notice.elements()).toHaveLength(0);
    await ask.click();
    await expect.element(answered).toBeVisible();
    expect(queries).toEqual([{ [key]: clean }]);
  });

  test('is no value', async () => {
    await open();
    await type.selectOptions('order');
    await value.fill('\u200b\u00a0');
    await expect.element(page.getByText('Completa este campo')).toBeVisible();
    await expect.element(add).toBeDisabled();
  });

  test('of an address goes on arrival, and with it from the address', async () => {
    const { queries, router } = await open(`/logs?${new URLSearchParams({ order: '\u2060ORD-1\u200b', q: '1' })}`);
    await expect.element(page.getByText('Se quitaron caracteres invisibles.')).toBeVisible();
    await expect.element(answered).toBeVisible();
    expect(queries).toEqual([{ order: 'ORD-1' }]);
    expect(router.state.location.search).toEqual({ order: 'ORD-1', q: '1' });
  });

  test('of an edited badge goes too', async () => {
    const { router } = await open('/logs?order=7');
    await page.getByRole('button', { name: '7', exact: true }).click();
    await page.getByLabelText('Nuevo valor de Order Id').fill('8\u00ad9');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.search).toEqual({ order: '89' });
    await expect.element(page.getByText('Se quitaron caracteres invisibles.')).toBeVisible();
  });
});

describe('what looks like a card number', () => {
  test('is neither kept nor asked for before somebody says that it is an id', async () => {
    const { queries, router } = await open();
    await addText('order', CARD);
    await expect.element(confirmation).toBeVisible();
    await expect.element(confirmation).toHaveTextContent('411111••••••1111');
    expect(router.state.location.search).toEqual({});
    expect(stored()).not.toContain(CARD);
    await confirmation.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(confirmation).not.toBeInTheDocument();
    await expect.element(value).toHaveValue(CARD);
    expect(router.state.location.search).toEqual({});
    expect(queries).toEqual([]);
    expect(stored()).not.toContain(CARD);
  });

  test('is sent as typed once it is an id, without a second confirmation, and never kept', async () => {
    const { queries, router } = await open();
    await addText('order', '4111 1111 1111 1111');
    await confirmation.getByRole('button', { name: 'Es un id de orden' }).click();
    await expect.element(badges.getByText('4111 1111 1111 1111')).toBeVisible();
    await expect.element(value).toHaveValue('');
    await ask.click();
    await expect.element(answered).toBeVisible();
    expect(queries).toEqual([{ order: '4111 1111 1111 1111' }]);
    expect(router.state.location.search).toEqual({ order: '4111 1111 1111 1111', q: '1' });
    await page.getByRole('button', { name: 'Búsquedas' }).click();
    const dialog = page.getByRole('dialog', { name: 'Búsquedas' });
    await expect.element(dialog.getByText('Aún no hay búsquedas.')).toBeVisible();
    await expect.element(dialog.getByText(/La búsqueda actual no se guarda/)).toBeVisible();
    expect(dialog.getByLabelText('Nombre de la búsqueda actual').elements()).toHaveLength(0);
    expect(stored()).not.toContain('4111');
  });

  test('of an address stands as a badge and waits for the word', async () => {
    const { queries } = await open(`/logs?order=${CARD}&q=1`);
    await expect.element(confirmation).toBeVisible();
    await expect.element(badges.getByText(CARD)).toBeInTheDocument();
    await confirmation.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(page.getByText('No hay consultas activas')).toBeVisible();
    await ask.click();
    await expect.element(confirmation).toBeVisible();
    expect(queries).toEqual([]);
    await confirmation.getByRole('button', { name: 'Es un id de orden' }).click();
    await expect.element(answered).toBeVisible();
    expect(queries).toEqual([{ order: CARD }]);
    expect(stored()).not.toContain(CARD);
  });

  test('can be looked for in the history instead, past every address', async () => {
    const { queries, router } = await open();
    await addText('order', CARD);
    await confirmation.getByRole('button', { name: 'Ir al historial' }).click();
    await expect.poll(() => router.state.location.href).toBe('/historial-de-operaciones?dato=1&dateRange=todo');
    expect(queries).toEqual([]);
    expect(stored()).not.toContain(CARD);
  });

  test.each([
    ['012180001183597198', 'Parece una CLABE'],
    ['55 1234 5678', 'Parece un número de teléfono'],
    ['ana.sol@example.mx', 'Parece un correo electrónico'],
  ])('so it is with %s', async (text, title) => {
    const { queries, router } = await open();
    await addText('order', text);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    expect(router.state.location.search).toEqual({});
    expect(queries).toEqual([]);
    expect(stored()).not.toContain(text);
  });

  test('in an edited badge leaves the old value until the word', async () => {
    const { router } = await open('/logs?code=51');
    await page.getByRole('button', { name: '51', exact: true }).click();
    await page.getByLabelText('Nuevo valor de Código').fill(CARD);
    await userEvent.keyboard('{Enter}');
    await expect.element(confirmation).toBeVisible();
    expect(router.state.location.search).toEqual({ code: '51' });
    await confirmation.getByRole('button', { name: 'Usar este valor' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ code: CARD });
  });
});

test('what may become a person’s number is not kept while it is typed; other drafts are', async () => {
  await open();
  await type.selectOptions('order');
  await value.fill('4111 1111 1');
  await expect.poll(stored).toContain('"type":"order"');
  expect(stored()).not.toContain('4111');
  await value.fill('ORD-2026');
  await expect.poll(stored).toContain('ORD-2026');
});
