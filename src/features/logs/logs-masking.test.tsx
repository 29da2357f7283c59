import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '~/session/session-store';
import { userFromAnswer } from '~/session/user';
import { writeColumns } from '~/shared/list/columns-button';
import { openLogs, panel, request } from './logs.fixture';
import { COLUMN_CHOICE } from './results/columns';
import { found, traceEntry } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  useSession.setState({ user: null });
});

const reveal = page.getByRole('button', { name: 'Mostrar' });

const CARD = '4111111111111111';
const SHOWN = '{\n  "card": "411111••••••1111",\n  "cvv": "•••",\n  "order": "PED-1007"\n}';
const PLAIN = `{\n  "card": "${CARD}",\n  "cvv": "987",\n  "order": "PED-1007"\n}`;

const entry = traceEntry({
  operation: `cobro ${CARD}`,
  token: 'secreto-7731',
  aviso: 'enviado a ana.paz@correo.example.mx',
  request: { card: CARD, cvv: '987', order: 'PED-1007' },
});

async function openAs(role: string | null) {
  const user = role && userFromAnswer({ email: 'a@example.mx', token: 't', role, tokenExpiration: null });
  useSession.setState({ user: user || null });
  await openLogs('/logs?order=7&q=1&open=0', found(entry));
  await expect.element(panel).toBeVisible();
}

const everything = () =>
  document.body.innerHTML + [...document.querySelectorAll('textarea')].map(({ value }) => value).join();

test('nothing secret is in the details, and what is copied is what is shown (spec 8.3)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openAs('FINANZAS');
  await expect.element(request).toHaveValue(SHOWN);
  await expect.element(panel.getByText('cobro 411111••••••1111')).toBeVisible();
  for (const secret of ['987', 'secreto-7731', 'ana.paz@']) expect(everything()).not.toContain(secret);
  expect(panel.element().innerHTML).not.toContain(CARD);
  await page.getByRole('button', { name: 'Copiar', exact: true }).first().click();
  expect(write).toHaveBeenCalledExactlyOnceWith(SHOWN);
  await expect.element(reveal).not.toBeInTheDocument();
});

test.each(['TELCEL', 'FINANZAS', 'OTRO', null])('%s cannot look behind the mask', async (role) => {
  await openAs(role);
  await expect.element(request).toHaveValue(SHOWN);
  expect(reveal.elements()).toHaveLength(0);
});

test.each(['ADMINISTRATOR', 'SOPORTE'])(
  '%s reads one value for 30 seconds; the copy is what the area shows (spec 8.4)',
  async (role) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openAs(role);
    await expect.element(request).toHaveValue(SHOWN);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    (reveal.elements().at(-1) as HTMLElement).click();
    await expect.poll(() => (request.element() as HTMLTextAreaElement).value).toBe(PLAIN);
    expect(panel.element().textContent).not.toContain('secreto-7731');
    vi.advanceTimersByTime(29_900);
    expect((request.element() as HTMLTextAreaElement).value).toBe(PLAIN);
    (page.getByRole('button', { name: 'Copiar', exact: true }).first().element() as HTMLElement).click();
    await expect.poll(() => write).toHaveBeenCalledExactlyOnceWith(PLAIN);
    vi.advanceTimersByTime(200);
    vi.useRealTimers();
    await expect.element(request).toHaveValue(SHOWN);
    await page
      .getByRole('button', { name: /^Copia(r|do)$/ })
      .first()
      .click();
    await expect.poll(() => write).toHaveBeenLastCalledWith(SHOWN);
  },
);

test('a value is masked again on demand', async () => {
  await openAs('SOPORTE');
  await reveal.nth(2).click();
  await expect.element(page.getByText('secreto-7731')).toBeVisible();
  await page.getByRole('button', { name: 'Enmascarar' }).click();
  await expect.element(page.getByText('secreto-7731')).not.toBeInTheDocument();
});

test('the columns of the results, badges and order ids are never masked; a column that was added is (spec 8.2)', async () => {
  const order = '5555555555554444';
  writeColumns(COLUMN_CHOICE, ['date', 'operation', 'order', 'message']);
  const row = traceEntry({ operation: `cobro ${CARD}`, order, message: `pan ${CARD}` });
  await openLogs(`/logs?order=${order}&operation=${CARD}&q=1&open=0`, found(row));
  // Both values look like cards, so each is asked about before the platform is.
  for (const word of ['Es un id de orden', 'Usar este valor'])
    await page.getByRole('dialog').getByRole('button', { name: word }).click();
  const cells = page.getByRole('row').nth(1);
  await expect.element(cells.getByText(`cobro ${CARD}`, { exact: true })).toBeVisible();
  await expect.element(cells.getByText('pan 411111••••••1111')).toBeVisible();
  await expect.element(cells.getByText(order, { exact: true })).toBeVisible();
  for (const value of [order, CARD])
    await expect.element(page.getByRole('button', { name: value, exact: true })).toBeVisible();
  await expect.element(panel.getByText(order, { exact: true })).toBeVisible();
  await expect.element(panel.getByText('pan 411111••••••1111')).toBeVisible();
  await cells.getByRole('link', { name: `Ver historia de la orden ${order}` }).click();
  await expect.element(page.getByRole('heading', { name: `Historia de la orden ${order}` })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /cobro 411111••••••1111/ })).toBeVisible();
  writeColumns(COLUMN_CHOICE, null);
});
