import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen';
import { AuthenticationBadge, PaymentMethodLabel, RiskBadge, StatusBadge, YesNo } from './badges';
import { CardBrandMark } from './card-brand-mark';
import { GalleryScreen } from './gallery-screen';

test('badges say their label and carry their tone', async () => {
  const { getByText } = await renderScreen(
    <>
      <StatusBadge status="EXPIRATED" />
      <RiskBadge risk="RED" />
      <AuthenticationBadge threeDSecure manual />
    </>,
  );
  await expect.element(getByText('Expirado')).toHaveAttribute('data-tone', 'neutral');
  await expect.element(getByText('Alto')).toHaveAttribute('data-tone', 'danger');
  await expect.element(getByText('3DSecure')).toHaveAttribute('data-tone', 'info');
});

test('what is unknown is --- and has no colour', async () => {
  const { getByText } = await renderScreen(
    <>
      <StatusBadge status="LOST" />
      <RiskBadge risk={null} />
      <PaymentMethodLabel method="CASH" />
      <YesNo flag={undefined} />
    </>,
  );
  await expect.element(getByText('---').first()).toBeVisible();
  expect(getByText('---').elements()).toHaveLength(4);
  expect(document.querySelectorAll('[data-tone]')).toHaveLength(0);
});

test.each([
  ['MASTERCARD', 'Mastercard'],
  ['VISA', 'Visa'],
  ['AMEX', 'American Express'],
  ['CARNET', 'Otra tarjeta'],
  [null, 'Otra tarjeta'],
])('the mark of %s is named %s', async (brand, name) => {
  const { getByRole } = await renderScreen(<CardBrandMark brand={brand} />);
  await expect.element(getByRole('img', { name })).toBeVisible();
});

test('the gallery shows every term and form', async () => {
  const { getByRole } = await renderScreen(<GalleryScreen />);
  await expect.element(getByRole('heading', { level: 1, name: 'Vocabulario' })).toBeVisible();
  const shown = (region: string) => getByRole('region', { name: region }).element().textContent;
  expect(shown('Estados')).toContain('REVIEWRevisión');
  expect(shown('Métodos de pago')).toContain('STORETienda');
  expect(shown('Montos')).toContain('$ 1,234.50');
  expect(shown('Fechas')).toContain('27/11/2026 03:58:44 PM');
  expect(shown('Mes del Año')).toContain('Enero del 2026');
  expect(shown('Texto en renglones de 30')).toContain('Reembolso parcial de la');
});
