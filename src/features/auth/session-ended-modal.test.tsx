import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { SessionEndedModal } from './session-ended-modal';

async function openModal() {
  const onAccept = vi.fn();
  const behind = vi.fn();
  const screen = await renderScreen(
    <>
      <button type="button" onClick={behind}>
        Detrás
      </button>
      <SessionEndedModal onAccept={onAccept} />
    </>,
  );
  const modal = screen.getByRole('alertdialog', { name: 'La sesión ha finalizado' });
  await expect.element(modal).toBeVisible();
  return { modal, accept: modal.getByRole('button', { name: 'Aceptar' }), onAccept, behind };
}

test('says what happened and what to do, in danger', async () => {
  const { modal, accept } = await openModal();
  await expect.element(modal).toHaveAccessibleDescription('Necesitas regresar al login e iniciar sesión nuevamente.');
  await expect.element(modal.getByText('Necesitas regresar al login e iniciar sesión nuevamente.')).toBeVisible();
  expect(modal.element().querySelector('[data-tone=danger] svg')).toBeVisible();
  await expect.element(accept).toHaveFocus();
});

test('Escape, as often as one likes, does not close it', async () => {
  const { modal, accept, onAccept } = await openModal();
  for (let time = 0; time < 4; time += 1) await userEvent.keyboard('{Escape}');
  await expect.element(modal).toBeVisible();
  await expect.element(accept).toHaveFocus();
  expect(onAccept).not.toHaveBeenCalled();
});

test('a click beside it does nothing', async () => {
  const { modal, onAccept, behind } = await openModal();
  await userEvent.click(document.documentElement, { position: { x: 15, y: 15 }, force: true });
  await expect.element(modal).toBeVisible();
  expect(onAccept).not.toHaveBeenCalled();
  expect(behind).not.toHaveBeenCalled();
});

test('Tab stays inside, forwards and backwards', async () => {
  const { accept } = await openModal();
  for (let time = 0; time < 10; time += 1) {
    await userEvent.keyboard(time % 3 === 2 ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    await expect.element(accept).toHaveFocus();
  }
});

test('a script that closes it finds it open again', async () => {
  const { modal } = await openModal();
  const dialog = modal.element() as HTMLDialogElement;
  dialog.close();
  await expect.poll(() => dialog.open).toBe(true);
  expect(dialog.matches(':modal')).toBe(true);
});

test('Aceptar is the way out', async () => {
  const { accept, onAccept } = await openModal();
  await accept.click();
  expect(onAccept).toHaveBeenCalledTimes(1);
});
