import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { issueOf, pageOf, reportOf, rowOf } from './report.fixture';
import { ReportScreen } from './report-screen';

const PATH = '/soporte/reporte-de-transacciones';

beforeEach(async () => {
  await page.viewport(1440, 900);
  signedInAs('SOPORTE');
});
afterEach(sessionCleared);

function platformWith(report: object) {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(`${apiBase}/transactionReport/issue`, () => HttpResponse.json(pageOf([]))),
    http.get(`${apiBase}/transactionReport`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(report);
    }),
  );
  return asked;
}

const CHARGE = {
  ...{ kind: 'CHARGE', provider: 'Adquirente', paymentMethod: 'CARD', count: 18_402 },
  ...{ success: 16_783, errors: 1177, timeouts: 442, p50: 812, p95: 4120, p99: 5012, max: 30_000, topCode: '68' },
};

test('the worst stands first with its change and its code, a late source is named, each row leads to its traces and operations', async () => {
  const previous = { ...CHARGE, success: 17_666, errors: 294 };
  const late = { name: 'conciliacion', lastDate: '2026-11-28T15:31:40-06:00', isLate: true };
  const asked = platformWith(
    reportOf([rowOf('tokenizacion', 'crearToken'), rowOf('autorizador', 'autorizarTarjeta', { ...CHARGE, previous })], {
      sources: [late],
    }),
  );
  const { getByRole, getByText } = await renderScreen(<ReportScreen />, `${PATH}?channel=APP&dateRange=ayer`);
  const row = getByRole('row').nth(1);
  await expect
    .element(row)
    .toHaveTextContent(/autorizador · autorizarTarjeta.*Crítico.*18,402.*91\.2 %.*−4\.8 pts empeora/);
  await expect.element(row).toHaveTextContent(/6\.4 %442812.*4,120 sobre su límite de 2,500 ms/);
  await expect.element(row.getByText('68', { exact: true })).toBeVisible();
  await expect.element(getByRole('row').nth(2)).toHaveTextContent(/Normal.*sin comparación/);
  await expect.element(getByText('conciliacion va atrasado', { exact: false })).toBeVisible();
  const hrefs = [
    'Ver las trazas de autorizador · autorizarTarjeta',
    'Ver las operaciones de autorizador · autorizarTarjeta',
  ].map((name) => getByRole('link', { name }).element().getAttribute('href') ?? '');
  expect(hrefs[0]).toMatch(
    /soporte\/logs\?(?=.*services=autorizador)(?=.*operation=autorizarTarjeta)(?=.*channels=APP)/,
  );
  expect(hrefs[1]).toMatch(/historial-de-operaciones\?(?=.*paymentMethod=CARD)(?=.*channel=APP)(?=.*dateRange=)/);
  await getByRole('button', { name: 'Ver fuentes' }).click();
  await expect.element(getByRole('dialog', { name: 'Fuentes del reporte' }).getByText('Atrasada')).toBeVisible();
  await getByRole('button', { name: 'Cerrar', exact: true }).click();

  await getByRole('button', { name: 'Límites' }).click();
  await getByRole('textbox', { name: 'p95 crítico (ms)' }).fill('5000');
  await getByRole('textbox', { name: 'p99 que pide atención (ms)' }).fill('6000');
  await getByRole('textbox', { name: 'Éxito mínimo (%)' }).fill('91');
  await getByRole('button', { name: 'Guardar' }).click();
  await expect.element(getByRole('row', { name: /autorizarTarjeta/ })).toHaveTextContent('Normal');

  await getByRole('combobox', { name: 'Proveedor' }).selectOptions('Interno');
  await expect.poll(() => asked.at(-1)?.get('provider')).toBe('NONE');
  await getByRole('button', { name: 'Más filtros' }).click();
  await getByRole('textbox', { name: 'p99 mayor que (ms)' }).fill('100');
  await getByRole('button', { name: 'Aplicar' }).click();
  await expect.poll(() => asked.at(-1)?.get('slowerThan')).toBe('100');
  await getByRole('button', { name: '1 h', exact: true }).click();
  await expect.poll(() => asked.at(-1)?.get('between')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d_/);
  expect(asked.at(-1)?.has('dateRange')).toBe(false);
});

test('cards on a phone open the rest; nothing found, a failure and a platform without the call say so', async () => {
  await page.viewport(390, 844);
  platformWith(reportOf(Array.from({ length: 9 }, (_, index) => rowOf(`servicio-${index}`, 'x'))));
  const { getByRole, getByText } = await renderScreen(<ReportScreen />, PATH);
  await getByText('Más cifras').first().click();
  await expect.element(getByText('p50 ms').first()).toBeVisible();
  await getByRole('button', { name: 'Mostrar las 9 filas' }).click();
  await expect.element(getByText('servicio-8', { exact: false })).toBeVisible();

  platformWith(reportOf([]));
  await getByRole('button', { name: 'Ayer', exact: true }).click();
  await expect.element(getByText('Sin transacciones en el periodo.')).toBeVisible();
  network.use(http.get(`${apiBase}/transactionReport`, () => HttpResponse.json({ status: 500 }, { status: 500 })));
  await getByRole('button', { name: 'Actualizar' }).click();
  await expect.element(getByText(/No se pudo actualizar/)).toBeVisible();
});

test('what has to be looked at is attended with a note, which can be taken back, and asked about together', async () => {
  platformWith(reportOf([rowOf('oxxo', 'x')]));
  const sent: unknown[] = [];
  const left = new Map([1, 2, 3].map((number) => [number, issueOf(number)]));
  network.use(
    http.get(`${apiBase}/transactionReport/issue`, () =>
      HttpResponse.json({ ...pageOf([...left.values()]), truncated: true }),
    ),
    http.put(`${apiBase}/transactionReport/issue/:id`, async ({ request }) => {
      const body = (await request.json()) as { attended: boolean };
      sent.push(body);
      if (body.attended) left.delete(1);
      else left.set(1, issueOf(1));
      return HttpResponse.json(issueOf(1, { attended: body.attended, version: 2 }));
    }),
    http.post(`${apiBase}/transactionReport/issue/sync`, async ({ request }) => {
      sent.push(await request.json());
      const results = [
        { issueId: 'STUCK-OP2', result: 'CHANGED', platformStatus: 'SUCCESS' },
        { issueId: 'STUCK-OP3', result: 'SILENT', platformStatus: null },
      ];
      return HttpResponse.json({ data: results });
    }),
  );
  const { getByRole, getByText } = await renderScreen(<ReportScreen />, PATH);
  const select = (number: number) => getByRole('checkbox', { name: `Seleccionar la operación OP${number}` }).click();
  await expect.element(getByText('estas son de las más nuevas y no son todas', { exact: false })).toBeVisible();
  await select(1);
  await getByRole('button', { name: 'Marcar atendida' }).click();
  const attending = getByRole('dialog', { name: 'Marcar una operación atendida' });
  await attending.getByRole('textbox', { name: 'Qué se hizo' }).fill('Se avisó al banco');
  await attending.getByRole('button', { name: 'Marcar atendida' }).click();
  await attending.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(getByText('OP1', { exact: true })).not.toBeInTheDocument();
  await getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(getByText('OP1', { exact: true })).toBeVisible();
  await select(2);
  await select(3);
  await getByRole('button', { name: 'Consultar 2 al proveedor' }).click();
  const asking = getByRole('dialog', { name: 'Consultar al proveedor' });
  await asking.getByRole('button', { name: 'Consultar 2 al proveedor' }).click();
  await expect.element(asking.getByText('Cambió: ahora está en «Pagado».')).toBeVisible();
  await expect.element(asking.getByText('El proveedor no respondió. Quedó como estaba.')).toBeVisible();
  expect(sent).toEqual([
    { attended: true, comment: 'Se avisó al banco', version: 1 },
    { attended: false, comment: '', version: 2 },
    { issueIds: ['STUCK-OP2', 'STUCK-OP3'] },
  ]);
});

test('a platform without the call says so in place of the screen', async () => {
  network.use(
    http.get(`${apiBase}/transactionReport`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })),
  );
  const { getByText } = await renderScreen(<ReportScreen />, PATH);
  await expect.element(getByText('GET /transactionReport · 404')).toBeVisible();
});
