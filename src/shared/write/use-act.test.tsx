import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { json, request } from '../api/client';
import { forgetTab } from '../storage/tab-memory';
import { ActNotice } from './act-notice';
import { useAct } from './use-act';

beforeEach(forgetTab);
afterEach(forgetTab);

const url = `${apiBase}/thing`;
const lost = () => HttpResponse.error();
const done = () => HttpResponse.json({ id: 'T1' });

/** Answers POST thing in turn, the last for good, and notes each key and body. */
function answer(...answers: (() => Response)[]) {
  const calls: { key: string | null; body: unknown }[] = [];
  network.use(
    http.post(url, async ({ request: { headers, json: _, ...rest }, request }) => {
      void rest;
      calls.push({ key: headers.get('Idempotency-Key'), body: await request.json() });
      return (answers[calls.length - 1] ?? answers.at(-1) ?? done)();
    }),
  );
  return calls;
}

interface ThingProps {
  onDone: (answer: unknown) => void;
  ask?: () => Promise<unknown>;
}

function Thing({ onDone, ask }: ThingProps) {
  const act = useAct({
    name: 'thing',
    send: (body: object, key: string) => request({ method: 'POST', path: 'thing', body, key }, json(Object)),
    ask,
    onDone,
  });
  return (
    <>
      <button type="button" disabled={!act.ready} onClick={() => act.start({ amount: 5 })}>
        Hacer
      </button>
      <ActNotice act={act} />
    </>
  );
}

async function open(ask?: () => Promise<unknown>) {
  const onDone = vi.fn();
  const screen = await renderScreen(<Thing onDone={onDone} {...(ask && { ask })} />);
  return { ...screen, onDone, button: screen.getByRole('button', { name: 'Hacer' }) };
}

test('an act is sent once with a key of its own, however often it is pressed', async () => {
  const calls = answer(done);
  const { button, onDone } = await open();
  await expect.element(button).toBeEnabled();
  for (let press = 0; press < 3; press += 1) (button.element() as HTMLElement).click();
  await expect.poll(() => onDone).toHaveBeenCalledExactlyOnceWith({ id: 'T1' });
  expect(calls).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{32}$/), body: { amount: 5 } }]);
  await button.click();
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
});

test.each([
  ['no answer', lost],
  ['a gateway that broke', () => new HttpResponse('<html>', { status: 502 })],
  ['an answer that cannot be read', () => new HttpResponse('{"cut', { status: 200 })],
])('after %s it is asked what became of it, by the same key', async (_what, first) => {
  const calls = answer(first, done);
  const { button, onDone } = await open();
  await button.click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(2);
  expect(calls[1]).toEqual(calls[0]);
});

test('while nobody knows, nothing but asking is offered; a refusal frees it', async () => {
  const calls = answer(lost, lost, () =>
    HttpResponse.json({ status: 422, message: 'Ya no queda nada.' }, { status: 422 }),
  );
  const { button, onDone, getByRole, getByText } = await open();
  await button.click();
  await expect.element(getByText(/^No sabemos si se hizo/)).toBeVisible();
  await expect.element(button).toBeDisabled();
  await getByRole('button', { name: 'Preguntar qué pasó' }).click();
  await expect.element(getByText('Ya no queda nada.')).toBeVisible();
  await expect.element(button).toBeEnabled();
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  expect(onDone).not.toHaveBeenCalled();
});

test('a reload in the middle asks with the same key and body as soon as it is back', async () => {
  const calls = answer(lost, lost, done);
  const first = await open();
  await first.button.click();
  await expect.element(first.getByText(/^No sabemos si se hizo/)).toBeVisible();
  await first.unmount();
  const { onDone } = await open();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(3);
  expect(calls[2]).toEqual(calls[0]);
});

test.each([401, 429])(
  'who is turned away (%i) when asking again does not learn that it was not done',
  async (status) => {
    answer(lost, () => new HttpResponse(null, { status }));
    const { button, getByText } = await open();
    await button.click();
    await expect.element(getByText(/^No sabemos si se hizo/)).toBeVisible();
    await expect.element(button).toBeDisabled();
  },
);

test('an act whose call takes no key is never sent again before its record was looked at', async () => {
  const calls = answer(lost, done);
  const ask = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('x')).mockResolvedValueOnce(undefined);
  const { button, onDone, getByRole, getByText } = await open(ask);
  await button.click();
  await getByRole('button', { name: 'Preguntar qué pasó' }).click();
  await expect
    .element(getByText('La plataforma no lo recibió y nada cambió. Puedes intentarlo de nuevo.'))
    .toBeVisible();
  expect(calls).toHaveLength(1);
  await button.click();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect([calls.length, ask.mock.calls.length]).toEqual([2, 2]);
});
