import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { ApiError } from '../api/api-error';
import { forgetTab } from '../storage/tab-memory';
import { ActDialog } from './act-dialog';

beforeEach(forgetTab);
afterEach(forgetTab);

const refused = (status: number, details: object) => new ApiError('http', 'x', status, status, details);

type Send = (reason: string, key: string) => Promise<unknown>;

interface PlaceProps {
  send: Send;
  told: { done: () => void; conflict: () => void; closed: () => void };
}

function Place({ send, told }: PlaceProps) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Abrir
      </button>
      {shown && (
        <ActDialog
          open
          onClose={() => {
            told.closed();
            setShown(false);
          }}
          title="No autorizar la devolución"
          effect="No autorizar $ 249.50"
          danger
          reason="required"
          reasonField="comment"
          act={{ name: 'decline 1', send }}
          onDone={told.done}
          onConflict={told.conflict}
        />
      )}
    </>
  );
}

async function open(send: Send = async () => ({ id: 1 })) {
  const told = { done: vi.fn(), conflict: vi.fn(), closed: vi.fn() };
  const screen = await renderScreen(<Place send={send} told={told} />);
  return {
    ...screen,
    ...told,
    reason: screen.getByLabelText('Motivo', { exact: true }),
    button: screen.getByRole('button', { name: 'No autorizar $ 249.50' }),
  };
}

test('the reason is asked once, in the same dialog, and sent', async () => {
  const send = vi.fn(async () => ({ id: 1 }));
  const { reason, button, done } = await open(send);
  await button.click();
  await expect.element(reason).toHaveAccessibleDescription('Escribe el motivo.');
  await expect.element(reason).toHaveFocus();
  await reason.fill('  Monto incorrecto ');
  await button.click();
  await expect.poll(() => done).toHaveBeenCalledExactlyOnceWith({ id: 1 });
  expect(send).toHaveBeenCalledExactlyOnceWith('Monto incorrecto', expect.any(String));
});

test('what the platform says of the reason stands at the field', async () => {
  const { reason, button } = await open(async () => {
    throw refused(422, { message: 'Datos por corregir', fields: [{ field: 'comment', message: 'Di por qué.' }] });
  });
  await reason.fill('x');
  await button.click();
  await expect.element(reason).toHaveAccessibleDescription('Di por qué.');
  await expect.element(reason).toHaveFocus();
});

test('a record that somebody else changed is handed on with what was typed', async () => {
  const { reason, button, conflict } = await open(async () => {
    throw refused(409, { message: 'Otro usuario', current: { version: 4 } });
  });
  await reason.fill('no');
  await button.click();
  await expect.poll(() => conflict).toHaveBeenCalledExactlyOnceWith({ version: 4 }, 'no');
});

test('leaving with something typed asks; kept, it is there again, and discarded it is not', async () => {
  const { reason, getByRole, closed } = await open();
  await reason.fill('a medias');
  await userEvent.keyboard('{Escape}');
  // Enter, pressed too soon, discards nothing.
  await expect.element(getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(closed).not.toHaveBeenCalled();
  await expect.element(reason).toHaveValue('a medias');
  await userEvent.keyboard('{Escape}');
  await getByRole('button', { name: 'Salir y conservar' }).click();
  expect(closed).toHaveBeenCalledOnce();
  await getByRole('button', { name: 'Abrir' }).click();
  await expect.element(reason).toHaveValue('a medias');
  await getByRole('button', { name: 'Cancelar' }).click();
  await getByRole('button', { name: 'Descartar' }).click();
  await getByRole('button', { name: 'Abrir' }).click();
  await expect.element(reason).toHaveValue('');
});

test('closing the tab with something typed is warned of, but not the reload of the console itself', async () => {
  const warned = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { reason } = await open();
  expect(warned()).toBe(false);
  await reason.fill('a medias');
  await expect.poll(() => warned()).toBe(true);
  window.sessionStorage.setItem('atalaya.reload', String(Date.now()));
  expect(warned()).toBe(false);
  window.sessionStorage.removeItem('atalaya.reload');
});

test('with nothing typed it just closes', async () => {
  const { closed, reason } = await open();
  await expect.element(reason).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
});

test('what fails can be sent again at once, without a change of what was typed', async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(refused(409, {})).mockResolvedValue({ id: 1 });
  const { reason, button, done } = await open(send);
  await reason.fill('Comprobante incompleto');
  await button.click();
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await button.click();
  await expect.poll(() => done.mock.calls.length).toBe(1);
});

test('what is said of the reason when asked again what happened stands at the field too', async () => {
  const send = vi
    .fn<Send>()
    .mockRejectedValueOnce(new ApiError('network', 'x'))
    .mockRejectedValueOnce(new ApiError('network', 'x'))
    .mockRejectedValue(refused(422, { message: 'x', fields: [{ field: 'comment', message: 'Di por qué.' }] }));
  const { reason, button, getByRole } = await open(send);
  await reason.fill('x');
  await button.click();
  await getByRole('button', { name: 'Preguntar qué pasó' }).click();
  await expect.element(reason).toHaveAccessibleDescription('Di por qué.');
  await expect.element(reason).toHaveFocus();
  expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1);
});

test('what was erased again is nothing to ask about, and does not come back', async () => {
  const { reason, getByRole, closed } = await open();
  await reason.fill('a medias');
  await reason.fill('');
  await userEvent.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledOnce();
  await getByRole('button', { name: 'Abrir' }).click();
  await expect.element(reason).toHaveValue('');
});
