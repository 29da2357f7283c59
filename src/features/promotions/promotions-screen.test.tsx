import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionCleared } from '~/session/session-store';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { signedInAs } from '~/testing/signed-in-as';
import { PromotionsScreen } from './promotions-screen';

beforeEach(async () => {
  await page.viewport(1440, 900);
  signedInAs('FINANZAS');
});
afterEach(sessionCleared);

const DATE = '2026-11-27T12:00:00-06:00';

const promotionOf = (code: string, more: object = {}) => ({
  ...{ promotionId: code, name: `Promo ${code}`, code, type: 'PERCENTAGE', value: 1500, maxDiscount: null },
  ...{
    startsAt: DATE,
    endsAt: '2026-12-15T23:59:59-06:00',
    channels: [],
    paymentMethods: [],
    cardBrands: [],
    bins: [],
  },
  ...{ minAmount: null, maxAmount: null, weekdays: [], fromHour: null, untilHour: null, stackable: false },
  ...{ usageLimit: 1000, usagePerCustomer: null, budgetLimit: 100_000, usageCount: 860, budgetUsed: 99_999, days: [] },
  ...{ status: 'ACTIVE', endedAt: null, createdAt: DATE, updatedAt: DATE, updatedBy: { email: 'a', name: 'Ana Paz' } },
  ...{ version: 3, actions: ['EDIT', 'PAUSE', 'END'], fixed: ['code', 'type', 'value', 'startsAt'], ...more },
});

/** A platform with these promotions; remembers what its list was asked. */
function platformWith(...promotions: ReturnType<typeof promotionOf>[]) {
  const asked: URLSearchParams[] = [];
  network.use(
    http.get(`${apiBase}/promotion`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const statusCounts = { ACTIVE: 4, PAUSED: 1, SCHEDULED: 3, EXHAUSTED: 2, DRAFT: 5, EXPIRED: 16 };
      const data = { data: promotions, page: 1, size: 10, total: promotions.length, statusCounts };
      return HttpResponse.json({ ...data, discountToday: 1_842_050, generatedAt: DATE });
    }),
    http.get(`${apiBase}/promotion/:id`, ({ params }) =>
      HttpResponse.json(promotions.find(({ promotionId }) => promotionId === params.id)),
    ),
    http.get(`${apiBase}/operation/channels`, () => HttpResponse.json(['APP', 'WEB'])),
  );
  return asked;
}

const open = (url = '/promociones') => renderScreen(<PromotionsScreen />, url);
const meters = (row: { element(): Element }) =>
  [...row.element().querySelectorAll('[role=meter]')].map((meter) => [
    meter.getAttribute('aria-valuetext'),
    meter.getAttribute('data-tone'),
  ]);

test('rows tell what is used of which limit, in figures and colour; filters go to the platform', async () => {
  const asked = platformWith(
    promotionOf('CASI'),
    promotionOf('LLENA', { status: 'EXHAUSTED', usageCount: 1000, budgetLimit: null, budgetUsed: 5000 }),
    promotionOf('VIEJA', { status: 'EXPIRED', usageCount: 990 }),
  );
  const { getByRole, getByText } = await open();
  await expect.element(getByText('4 vigentes · descuento de hoy $ 18,420.50')).toBeVisible();
  const almost = getByRole('row', { name: /CASI/ });
  await expect.element(almost).toBeVisible();
  expect(meters(almost)).toEqual([
    ['860 de 1,000, 86 %', 'warning'],
    ['$ 999.99 de $ 1,000.00, 99 %', 'warning'],
  ]);
  expect(meters(getByRole('row', { name: /LLENA/ }))).toEqual([['1,000 de 1,000, 100 %', 'danger']]);
  await expect.element(getByRole('row', { name: /LLENA.*\$ 50\.00 sin límite.*Agotada/ })).toBeVisible();
  expect(meters(getByRole('row', { name: /VIEJA/ }))[0]).toEqual(['990 de 1,000, 99 %', 'neutral']);
  await getByRole('combobox', { name: 'Canal' }).selectOptions('WEB');
  await getByRole('button', { name: /^Borrador/ }).click();
  await expect.poll(() => String(asked.at(-1))).toContain('channel=WEB');
  expect(asked.at(-1)?.get('status')).toBe('DRAFT');
});

test('a pause says who came first before it is done, and goes with the version that is seen then', async () => {
  const sent: unknown[] = [];
  const current = promotionOf('UNA', { name: 'Otro nombre', version: 4 });
  platformWith(promotionOf('UNA'));
  network.use(
    http.put(`${apiBase}/promotion/UNA/status`, async ({ request }) => {
      sent.push(await request.json());
      platformWith(current);
      return sent.length === 1
        ? HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 })
        : HttpResponse.json({ ...current, status: 'PAUSED', version: 5, actions: ['EDIT', 'RESUME', 'END'] });
    }),
  );
  const { getByRole, getByText } = await open('/promociones?promocion=UNA');
  await expect.element(getByText('Presupuesto que queda')).toBeVisible();
  const link = getByRole('link', { name: 'Ver operaciones con la promoción' });
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      expect.stringMatching(/historial-de-operaciones\?(?=.*dateRange=todo)(?=.*promotionCode=UNA)/),
    );
  await getByRole('button', { name: 'Pausar' }).click();
  const dialog = getByRole('dialog', { name: 'Pausar' });
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  expect(sent).toEqual([]);
  await dialog.getByLabelText('Motivo').fill('Revisión');
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  await expect.element(dialog.getByText(/Otra persona cambió esta promoción/)).toBeVisible();
  await expect.element(getByRole('heading', { name: 'Otro nombre' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Pausar' }).click();
  await expect.element(getByText('Promoción en pausa.')).toBeVisible();
  expect(sent).toEqual([3, 4].map((version) => ({ status: 'PAUSED', reason: 'Revisión', version })));
});

test('what two changed at once is put together; what has begun keeps its code, and the trial names the rule that fails', async () => {
  const sent: unknown[] = [];
  const tried: unknown[] = [];
  const current = promotionOf('UNA', { usageLimit: 2000, version: 4 });
  platformWith(promotionOf('UNA'));
  network.use(
    http.get(`${apiBase}/audit`, () => HttpResponse.json({ data: [{ userName: 'Eva Paz', date: DATE }] })),
    http.post(`${apiBase}/promotion/preview`, async ({ request }) => {
      tried.push(await request.json());
      const trial = { applies: false, field: 'minAmount', reason: 'El monto es menor.', amount: 20_000, discount: 0 };
      return HttpResponse.json({ ...trial, pays: 20_000, receives: 20_000, conditions: [], overlaps: [] });
    }),
    http.put(`${apiBase}/promotion/UNA`, async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? HttpResponse.json({ status: 409, message: 'x', current }, { status: 409 })
        : HttpResponse.json({ ...current, name: 'Mejor nombre', version: 5 });
    }),
  );
  const { getByRole, getByText } = await open('/promociones?promocion=UNA');
  await getByRole('button', { name: 'Editar' }).click();
  const dialog = getByRole('dialog', { name: 'Editar Promo UNA' });
  await expect.element(dialog.getByLabelText('Código')).toHaveAttribute('readonly');
  await dialog.getByLabelText('Nombre').fill('Mejor nombre');
  for (let step = 0; step < 3; step += 1) await dialog.getByRole('button', { name: 'Siguiente' }).click();
  await expect.element(dialog.getByText('No aplica. El monto es menor.')).toBeVisible();
  expect(tried.at(-1)).toMatchObject({ promotionId: 'UNA', amount: 20_000, promotion: { name: 'Mejor nombre' } });
  await dialog.getByLabelText('Motivo').fill('Se lee mejor');
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect.element(getByText('1,000 → 2,000')).toBeVisible();
  await getByRole('button', { name: 'Guardar como versión 5' }).click();
  await expect.element(getByText('Se guardó «Mejor nombre».')).toBeVisible();
  expect(sent[1]).toMatchObject({
    name: 'Mejor nombre',
    usageLimit: 2000,
    startsAt: DATE,
    reason: 'Se lee mejor',
    version: 4,
  });
});

test('a step says what is wrong with it before it is left; without days it is kept as a draft alone', async () => {
  const sent: unknown[] = [];
  platformWith(promotionOf('UNA'));
  network.use(
    http.post(`${apiBase}/promotion/preview`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })),
    http.post(`${apiBase}/promotion`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(promotionOf('OTRA', { status: 'DRAFT' }));
    }),
  );
  const { getByRole, getByText } = await open('/promociones?nueva=UNA');
  const dialog = getByRole('dialog', { name: 'Duplicar Promo UNA' });
  const next = dialog.getByRole('button', { name: 'Siguiente' });
  await next.click();
  await expect.element(dialog.getByRole('textbox', { name: 'Código' })).toHaveFocus();
  await dialog.getByLabelText('Código').fill('otra');
  for (const label of ['Primer día', 'Último día']) await dialog.getByLabelText(label).fill('');
  for (let step = 0; step < 3; step += 1) await next.click();
  await expect.element(dialog.getByText(/Este entorno no prueba promociones/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect.element(dialog.getByText('Elige el primer día.')).toBeVisible();
  expect(sent).toEqual([]);
  for (let step = 0; step < 3; step += 1) await next.click();
  await dialog.getByRole('button', { name: 'Guardar borrador' }).click();
  await expect.element(getByText('Se guardó «Promo OTRA».')).toBeVisible();
  expect(sent).toMatchObject([{ name: 'Copia de Promo UNA', code: 'OTRA', startsAt: null, publish: false }]);
});

test('without any it says what would stand here; a platform without promotions says so', async () => {
  platformWith();
  const { getByRole, getByText } = await open();
  await expect.element(getByText('Sin promociones')).toBeVisible();
  await getByRole('combobox', { name: 'Tipo' }).selectOptions('BONUS');
  await expect.element(getByText('Ninguna promoción coincide con lo que buscas.')).toBeVisible();
  network.use(
    http.get(`${apiBase}/promotion`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })),
  );
  await getByRole('combobox', { name: 'Tipo' }).selectOptions('INSTALLMENTS');
  await expect.element(getByText('GET /promotion · 404')).toBeVisible();
});
