import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { refundOf } from '../refund.fixture';
import { platformWith } from '../refund-platform.fixture';
import { WaitingCard } from './waiting-card';
import { WaitingMark } from './waiting-mark';

test('the card shows what waits, each leading to itself in its queue, and the mark how many', async () => {
  const asked = platformWith(refundOf(1), refundOf(2));
  const { getByRole, getByText } = await renderScreen(
    <>
      <WaitingMark />
      <WaitingCard />
    </>,
  );
  await expect.element(getByText('2 por autorizar, 2 esperan más de 24 h')).toBeVisible();
  await expect
    .element(getByRole('link', { name: '2 esperan más de 24 h' }))
    .toHaveAttribute('href', expect.stringContaining('view=OVERDUE'));
  await expect
    .element(getByRole('link', { name: 'DEV-261128-0001' }))
    .toHaveAttribute('href', expect.stringContaining('devolucion=DEV-261128-0001'));
  await expect.element(getByText('La pidió Ana Prueba').first()).toBeVisible();
  // One question for both.
  expect(asked.map((query) => query.get('view'))).toEqual(['TO_AUTHORIZE']);
  expect(asked[0]?.get('dateRange')).toBeNull();
});

test('nothing waits, or the platform does not know: the menu says nothing', async () => {
  network.use(http.get(`${apiBase}/refund`, () => HttpResponse.json({ status: 404, message: 'x' }, { status: 404 })));
  const { getByText, getByRole } = await renderScreen(
    <>
      <WaitingMark />
      <WaitingCard />
    </>,
  );
  await expect.element(getByText('Esta consulta aún no está disponible en la plataforma.')).toBeVisible();
  expect(getByText('por autorizar', { exact: true }).elements()).toHaveLength(0);
  await expect.element(getByRole('link', { name: 'Ver todas' })).toBeVisible();
});
