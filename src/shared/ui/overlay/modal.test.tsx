import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Modal } from './modal';

afterEach(() => void vi.useRealTimers());

/** Lets so much time pass, and what follows from it be drawn; what polls would move the clock on by itself. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}

const draw = (open: boolean) => (
  <Modal title="Límites" open={open} onClose={() => undefined}>
    <p>Contenido</p>
  </Modal>
);

test('what it holds stays, out of reach, for the 300 ms in which it fades, and is gone after them (spec 17.3)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { getByText, rerender } = await render(draw(true));
  const content = () => getByText('Contenido').query();
  expect(content()).toBeVisible();
  await rerender(draw(false));
  expect(content()?.closest('dialog')).toHaveProperty('inert', true);
  await pass(299);
  expect(content()).not.toBeNull();
  await pass(1);
  expect(content()).toBeNull();
});

test('one that opens and shuts again while it fades has its whole time once more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { getByText, rerender } = await render(draw(true));
  await rerender(draw(false));
  await pass(200);
  await rerender(draw(true));
  await rerender(draw(false));
  await pass(200);
  expect(getByText('Contenido').query()).not.toBeNull();
});
