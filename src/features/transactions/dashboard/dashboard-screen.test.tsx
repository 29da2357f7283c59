import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { card, link, platform } from './dashboard.fixture';
import { DashboardScreen } from './dashboard-screen';
import { SUMMARY } from './summary.fixture';

const URL_OF_DAY = '/dashboard?dateRange=2026-11-27_2026-11-27';

const retry = (name: string) => page.getByRole('button', { name: `Reintentar: ${name}` });

const failed = () => HttpResponse.json({ message: 'no' }, { status: 500 });
const missing = () => HttpResponse.json({ message: 'no' }, { status: 501 });

test('each metric tells how it moved and opens the history with what it counts', async () => {
  const requests = platform();
  await renderScreen(<DashboardScreen servers={<p>Servidores aquí</p>} />, `${URL_OF_DAY}&channel=app`);
  await expect.element(link('Monto cobrado')).toHaveTextContent('$ 1,284,930.50');
  expect(requests).toEqual(['?dateRange=2026-11-27_2026-11-27&channel=app&compare=previous']);

  const moved = (name: string) => {
    const badge = card(name).element().querySelector('[data-tone]');
    return [badge?.textContent, badge?.getAttribute('data-tone')];
  };
  expect(moved('Monto cobrado')).toEqual(['+8.2 % mejora', 'success']);
  expect(moved('Tasa de aprobación')).toEqual(['−1.2 pts empeora', 'danger']);
  expect(moved('Devoluciones')).toEqual(['+50.2 % empeora', 'danger']);
  expect(moved('En revisión')).toEqual(['Sin cambio', 'neutral']);
  await expect.element(card('Pendientes por vencer')).toHaveTextContent('$ 19,200.00 · OXXO, Tienda y SPEI');

  const query = (name: string) => new URL(link(name).element().getAttribute('href') ?? '', 'http://x').search;
  const day = '?dateRange=2026-11-27_2026-11-27';
  expect(query('Operaciones')).toBe(`${day}&channel=app`);
  expect(query('Monto cobrado')).toBe(`${day}&status=ACCEPTED%2CSUCCESS&channel=app`);
  expect(query('Pendientes por vencer')).toBe(`${day}&status=PENDING&paymentMethod=OXXO%2CSPEI%2CSTORE&channel=app`);
  expect(query('Devoluciones')).toBe(`${day}&channel=app&hasRefund=true`);
  expect(query('Motivos de rechazo')).toBe(`${day}&status=DENIED%2CERROR%2CREJECTED&channel=app&errorCode=51`);
  expect(query('Por canal')).toBe(`${day}&channel=Tienda%252C+norte`);

  await expect.element(page.getByRole('link', { name: 'ORD-20261127-004182' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'OP-0002' })).toBeVisible();
  await expect.element(page.getByText('Servidores aquí')).toBeVisible();
});

test('the formula of the approval rate is within reach of the keyboard, and Escape puts it away', async () => {
  platform();
  await renderScreen(<DashboardScreen />, URL_OF_DAY);
  await expect.element(link('Tasa de aprobación')).toBeVisible();
  const formula = page.getByText(/^Pagado \+ Aceptado, entre esos mismos más Error y Rechazado/);
  await expect.element(formula).not.toBeVisible();
  (page.getByRole('button', { name: 'Cómo se calcula la tasa de aprobación' }).element() as HTMLElement).focus();
  await expect.element(formula).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(formula).not.toBeVisible();
});

test('a period, a channel and a method go to the address and are asked for', async () => {
  const requests = platform();
  const { router } = await renderScreen(<DashboardScreen />, '/dashboard');
  await userEvent.click(page.getByRole('button', { name: '7 días' }));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Método' }), 'SPEI');
  await expect.poll(() => router.state.location.search).toEqual({ dateRange: '7d', paymentMethod: 'SPEI' });
  await expect.poll(() => requests.at(-1)).toMatch(/^\?dateRange=\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d&paymentMethod=SPEI&/);
  await userEvent.click(page.getByRole('button', { name: 'Personalizado' }));
  await userEvent.fill(page.getByLabelText('Fecha inicial'), '2026-01-10');
  await userEvent.fill(page.getByLabelText('Fecha final'), '2026-01-09');
  await expect.element(page.getByText(/^La fecha final va del 10\/01\/2026 al /)).toBeVisible();
  await userEvent.fill(page.getByLabelText('Fecha final'), '2026-01-31');
  await expect.poll(() => router.state.location.search).toMatchObject({ dateRange: '2026-01-10_2026-01-31' });
  await expect.poll(() => requests.at(-1)).toContain('2026-01-10_2026-01-31');
  await expect.element(link('Operaciones')).toBeVisible();
});

test('the cards of a call that failed say so one by one, and one of them asks again', async () => {
  let answer: (() => Response) | undefined = failed;
  platform({ summary: () => answer?.() ?? HttpResponse.json(SUMMARY) });
  await renderScreen(<DashboardScreen />, URL_OF_DAY);
  await expect.element(page.getByRole('link', { name: 'ORD-20261127-004182' })).toBeVisible();
  await expect.element(retry('En revisión')).toBeVisible();
  expect(page.getByText('Ocurrió un error al solicitar la información.').elements()).toHaveLength(11);
  answer = undefined;
  await userEvent.click(retry('Por canal'));
  await expect.element(link('Operaciones')).toHaveTextContent('4,182');
  expect(document.activeElement).toBe(card('Por canal').element().querySelector('[tabindex="-1"]'));

  answer = failed;
  await userEvent.click(page.getByRole('button', { name: 'Actualizar' }));
  await expect.element(card('Operaciones').getByRole('button', { name: /Reintentar: Operaciones$/ })).toBeVisible();
  await expect.element(link('Operaciones')).toHaveTextContent('4,182');
});

test('a call that the platform does not have yet leaves the other cards alone', async () => {
  platform({ latest: missing });
  await renderScreen(<DashboardScreen />, URL_OF_DAY);
  await expect.element(link('Operaciones')).toHaveTextContent('4,182');
  await expect
    .element(card('Últimas operaciones'))
    .toHaveTextContent('Esta consulta aún no está disponible en la plataforma.');
  expect(page.getByText(/aún no está disponible/).elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: /^Reintentar/ }).elements()).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Comprobar de nuevo: Últimas operaciones' })).toBeVisible();
});

/** The same answer with each of its numbers as a text. */
function asTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asTexts(member)]));
}

test.each([
  ['numbers', (answer: unknown) => answer],
  ['texts', asTexts],
])('numbers that come as %s give the same cards, and a mean is rounded to the cent', async (_form, sent) => {
  platform({ summary: () => HttpResponse.json(sent({ ...SUMMARY, averageTicket: 36_111.11 }) as object) });
  await renderScreen(<DashboardScreen />, URL_OF_DAY);
  await expect.element(link('Ticket promedio')).toHaveTextContent('$ 361.11');
  for (const [name, text] of [
    ['Monto cobrado', '$ 1,284,930.50'],
    ['Operaciones', '4,182'],
    ['Tasa de aprobación', '91.4 %'],
    ['Pendientes por vencer', '96'],
    ['Devoluciones', '$ 4,550.00'],
    ['En revisión', '17'],
  ] as const)
    await expect.element(link(name)).toHaveTextContent(text);
  await expect.element(card('Devoluciones')).toHaveTextContent('en 12 operaciones · antes $ 3,030.00');
  await expect.element(card('Por método de pago')).toHaveTextContent('2,551 · 88.0 % aprob.61.0 %');
  await expect.element(card('Motivos de rechazo')).toHaveTextContent('12035.0 % de los rechazos');
  await expect.element(card('Operaciones por hora')).toHaveTextContent('09:00210205');
});

test('a summary that cannot be read says so and can be asked for again', async () => {
  platform({ summary: () => HttpResponse.json({ ...SUMMARY, count: 'muchas' }) });
  await renderScreen(<DashboardScreen />, URL_OF_DAY);
  await expect
    .element(card('Operaciones'))
    .toHaveTextContent('La plataforma respondió, pero su respuesta no se puede leer.');
  await expect.element(retry('En revisión')).toBeVisible();
  expect(page.getByText(/aún no está disponible/).elements()).toHaveLength(0);
});

test('a share is all or nothing only when it is', async () => {
  platform({
    summary: () =>
      HttpResponse.json({
        ...SUMMARY,
        count: 5000,
        declinedCount: 10_000,
        approvalRate: 0.99962,
        previous: { ...SUMMARY.previous, approvalRate: 1, amount: SUMMARY.amount - 1 },
        byMethod: [
          { key: 'CARD', count: 4999, amount: 1, approvalRate: 1 },
          { key: 'SPEI', count: 1, amount: 1, approvalRate: 0 },
          { key: 'OXXO', count: 5000, amount: 1, approvalRate: 0.0004 },
        ],
        topDeclines: [
          { errorCode: '51', errorMessage: 'Fondos insuficientes en 4111 1111 1111 1111', count: 1 },
          { errorCode: '05', errorMessage: 'No autorizado: pan%3D5555555555554444%26cvv%3D123', count: 1 },
        ],
      }),
  });
  await renderScreen(<DashboardScreen />, URL_OF_DAY);
  await expect.element(link('Tasa de aprobación')).toHaveTextContent(/^> 99\.9 %$/);
  await expect.element(card('Tasa de aprobación')).toHaveTextContent('> −0.1 pts empeora');
  await expect.element(card('Tasa de aprobación')).toHaveTextContent('antes 100.0 %');
  await expect.element(card('Monto cobrado')).toHaveTextContent('< +0.1 % mejora');
  const shares = [...card('Por método de pago').element().querySelectorAll('li > div:first-child')];
  expect(shares.map((share) => share.textContent)).toEqual([
    'OXXO5,000 · < 0.1 % aprob.100.0 %',
    'Tarjeta4,999 · 100.0 % aprob.> 99.9 %',
    'SPEI1 · 0.0 % aprob.< 0.1 %',
  ]);
  await expect.element(card('Motivos de rechazo')).toHaveTextContent('< 0.1 % de los rechazos');
  // A reason may hold what nobody is to read (spec 8.1).
  await expect.element(card('Motivos de rechazo')).toHaveTextContent(/en 411111[^ ]*1111/);
  await expect.element(card('Motivos de rechazo')).not.toHaveTextContent('4111 1111');
  await expect.element(card('Motivos de rechazo')).toHaveTextContent('No autorizado: pan');
  await expect.element(card('Motivos de rechazo')).not.toHaveTextContent(/55555555|%3D123/);
});
