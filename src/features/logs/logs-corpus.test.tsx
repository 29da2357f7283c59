import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { formatJson } from '~/shared/format/format-json';
import { hostile } from '~/shared/masking/mask-corpus.fixture';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from './logs-screen';
import { traceEntry, traceUrl } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));

/** Each way of the corpus twice. */
const CORPUS = Array.from({ length: 30 }, (_, kind) => hostile(kind));

/** All that the page holds: markup with its attributes, and what stands in fields. */
function wholePage(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('textarea, input')].map(({ value }) => value);
  return [document.body.innerHTML, document.body.textContent, ...fields].join('\n');
}

test('no secret of the corpus is anywhere on the page, as text or as a tree', async () => {
  const entries = CORPUS.map(({ body }) => traceEntry({ request: { eco: body }, response: body, extra: body }));
  const text = `{"data":${formatJson(entries)}}`;
  network.use(http.get(traceUrl, () => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } })));
  const { router } = await renderScreen(<LogsScreen />, '/logs?order=7&q=1&open=0');
  for (const [index, { secrets }] of CORPUS.entries()) {
    const search = { order: '7', q: '1', open: String(index), page: String(1 + Math.floor(index / 10)) };
    await router.navigate({ to: '/logs', search } as never);
    await expect
      .element(
        page
          .getByRole('row')
          .nth(1 + (index % 10))
          .getByRole('button', { name: 'Ocultar' }),
      )
      .toBeVisible();
    await expect.element(page.getByLabelText('Response', { exact: true })).toBeInTheDocument();
    const asText = wholePage();
    for (const tree of page.getByRole('button', { name: 'Árbol' }).elements()) (tree as HTMLElement).click();
    await expect.element(page.getByRole('tree', { name: 'Árbol de Request' })).toBeInTheDocument();
    const asTree = wholePage();
    for (const secret of secrets) {
      expect(asText.includes(secret), `${index}: ${secret} as text`).toBe(false);
      expect(asTree.includes(secret), `${index}: ${secret} as tree`).toBe(false);
    }
  }
});
