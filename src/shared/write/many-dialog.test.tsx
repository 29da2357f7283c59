import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { ApiError } from '../api/api-error';
import { forgetTab } from '../storage/tab-memory';
import { ManyDialog } from './many-dialog';

beforeEach(forgetTab);
afterEach(forgetTab);

const refused = (status: number, details: object) => new ApiError('http', 'x', status, status, details);

type Send = (item: string, reason: string, key: string) => Promise<string>;

async function open(send: Send) {
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  const screen = await renderScreen(
    <ManyDialog<string, string>
      title="Atender dos"
      text="Se quitan de la lista."
      effect="Atender 2"
      reason="required"
      items={['uno', 'dos']}
      idOf={(item) => item}
      actOf={(item) => ({ name: `attend ${item}`, send: (reason, key) => send(item, reason, key) })}
      doneText={() => 'Atendida'}
      onDone={onDone}
      onClose={onClose}
    >
      {(item) => item}
    </ManyDialog>,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { ...screen, onDone, onClose, button, reason: screen.getByLabelText('Motivo', { exact: true }) };
}

test('its list can be scrolled by keys, and its stop is seen and comes round again', async () => {
  const { getByRole, reason, button } = await open(async () => 'x');
  const list = getByRole('list');
  await expect.element(list).toHaveFocus();
  expect(getComputedStyle(list.element()).outlineStyle).toBe('solid');
  await userEvent.tab();
  await expect.element(reason).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(list).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(button('Atender 2')).toHaveFocus();
  await userEvent.tab();
  await expect.element(list).toHaveFocus();
});

test('those that were refused can be tried again with the reason that was typed, what somebody changed cannot', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(refused(429, {}))
    .mockRejectedValueOnce(refused(409, { message: 'Otro usuario', current: { version: 2 } }))
    .mockResolvedValue('x');
  const { reason, button, getByText, onDone } = await open(send);
  await reason.fill('Se avisó al banco');
  await button('Atender 2').click();
  await expect.element(getByText('0 hechas · 2 no se hicieron')).toBeVisible();
  await button('Reintentar').click();
  await expect.element(getByText('1 hecha · 1 no se hizo')).toBeVisible();
  await expect.element(button('Reintentar')).not.toBeInTheDocument();
  expect(onDone).toHaveBeenCalledOnce();
  expect(send.mock.calls.map(([item, text]) => `${item}: ${text}`)).toEqual([
    'uno: Se avisó al banco',
    'dos: Se avisó al banco',
    'uno: Se avisó al banco',
  ]);
});

test('leaving with a reason typed asks, and it is there again; begun, it just closes', async () => {
  const first = await open(async () => 'x');
  await first.reason.fill('Se avisó al banco');
  await userEvent.keyboard('{Escape}');
  await expect.element(first.button('Seguir editando')).toHaveFocus();
  await first.button('Salir y conservar').click();
  expect(first.onClose).toHaveBeenCalledExactlyOnceWith(false);
  await first.unmount();
  const { reason, button, onClose, getByText } = await open(async () => 'x');
  await expect.element(reason).toHaveValue('Se avisó al banco');
  await button('Atender 2').click();
  await expect.element(getByText('2 hechas')).toBeVisible();
  await button('Cerrar').click();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(true);
});

test('once it is gone, nothing is done after the call under way', async () => {
  let answer = (_: string) => {};
  const send = vi.fn<Send>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { reason, button, onDone, unmount } = await open(send);
  await reason.fill('Se avisó al banco');
  await button('Atender 2').click();
  await expect.poll(() => send).toHaveBeenCalledOnce();
  await unmount();
  answer('x');
  await expect.poll(() => onDone).toHaveBeenCalledExactlyOnceWith('x');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(send).toHaveBeenCalledOnce();
});
