import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BodyArea } from './body-area';

test.each([
  ['once when a glance holds it', { status: 'SUCCESS' }, 1],
  ['its beginning first when it is long', { note: 'x'.repeat(5000) }, 2],
])('a body is drawn %s', async (_when, body, times) => {
  let drawn = 0;
  const count = () => {
    drawn += 1;
  };
  await render(
    <Profiler id="body" onRender={count}>
      <BodyArea label="Response" body={body} owner={body} />
    </Profiler>,
  );
  await expect.element(page.getByLabelText('Response', { exact: true })).toHaveValue(JSON.stringify(body, null, 2));
  expect(drawn).toBe(times);
});

test('on paper a long body stands whole at once, since the browser waits for nothing', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === 'print' ? Object.assign(new EventTarget(), { matches: true } as MediaQueryList) : matchMedia(query),
  );
  const body = Array.from({ length: 500 }, (_, row) => ({ row, note: 'sin diferencias' }));
  const printed: (string | null | undefined)[] = [];
  await render(
    <Profiler id="body" onRender={() => printed.push(document.querySelector('pre')?.textContent)}>
      <BodyArea label="Response" body={body} owner={body} />
    </Profiler>,
  );
  expect(printed[0]).toBe(JSON.stringify(body, null, 2));
  vi.restoreAllMocks();
});
