import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { ApiError } from '../api/api-error';
import { ConflictDialog } from './conflict-dialog';
import { LockedButton } from './locked-button';
import { UnavailablePart } from './unavailable-part';

const fields = [
  { name: 'max', label: 'Monto máximo', show: (value: unknown) => `$ ${value}` },
  { name: 'min', label: 'Monto mínimo', show: (value: unknown) => `$ ${value}` },
];

async function open(lost?: string) {
  const told = { save: vi.fn(), discard: vi.fn(), close: vi.fn() };
  const screen = await renderScreen(
    <ConflictDialog
      conflict={{ base: { version: 14, max: 5, min: 1 }, theirs: { version: 15, max: 6, min: 2 }, close: told.close }}
      by="Lucía Luna"
      at="2026-11-28T16:11:37-06:00"
      record="Aplicación"
      fields={fields}
      membersOf={({ max, min }) => ({ max, min })}
      mine={{ max: 8, min: 1 }}
      lost={lost}
      onSave={told.save}
      onDiscard={told.discard}
    />,
  );
  return { ...screen, ...told };
}

test('nothing is chosen for anybody: saving waits for every clash, and the result is told in words', async () => {
  const { getByRole, getByText, save } = await open();
  const button = getByRole('button', { name: 'Guardar como versión 16' });
  await expect.element(button).toBeDisabled();
  await expect.element(getByText('Monto máximo …, Monto mínimo $ 2')).toBeVisible();
  await getByRole('radio', { name: /\$ 8/ }).click();
  await expect.element(getByText('Monto máximo $ 8, Monto mínimo $ 2')).toBeVisible();
  await getByRole('button', { name: 'Tomar todo' }).click();
  await expect.element(getByText('Monto máximo $ 6, Monto mínimo $ 2')).toBeVisible();
  await getByRole('button', { name: 'Conservar todo' }).click();
  await button.click();
  expect(save).toHaveBeenCalledExactlyOnceWith({ max: 8, min: 2 }, { max: 'mine' });
});

test('what can no longer be done can only be given up', async () => {
  const { getByRole, getByText, discard } = await open('Ya está cancelada.');
  await expect.element(getByText('Ya está cancelada.')).toBeVisible();
  await expect.element(getByRole('radio').first()).toBeDisabled();
  expect(getByRole('button', { name: /^Guardar/ }).elements()).toHaveLength(0);
  await getByRole('button', { name: 'Descartar lo mío' }).click();
  expect(discard).toHaveBeenCalledOnce();
});

test('a part that the platform lacks names its call, is checked when asked, and is no failure', async () => {
  network.use(http.get(`${apiBase}/x`, () => new HttpResponse(null, { status: 404 })));
  const check = vi.fn();
  const { getByRole, getByText } = await renderScreen(
    <UnavailablePart
      text="Lo demás funciona."
      call="GET /refund"
      error={new ApiError('http', 'x', 404, 404)}
      checking={false}
      onCheck={check}
    />,
  );
  const part = getByRole('region', { name: 'La plataforma todavía no ofrece esta parte' });
  await expect.element(part).toHaveAttribute('data-tone', 'neutral');
  await expect.element(getByText('GET /refund · 404')).toBeVisible();
  await getByRole('button', { name: 'Comprobar de nuevo' }).click();
  expect(check).toHaveBeenCalledOnce();
});

test('what may not be done says why before anybody presses it', async () => {
  const { getByRole } = await renderScreen(<LockedButton locked="Tú la solicitaste.">Autorizar</LockedButton>);
  const button = getByRole('button', { name: 'Autorizar' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription('Tú la solicitaste.');
});
