import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '../../../mocks/page-network';
import { renderScreen } from '../../../mocks/render-screen';
import { formatJson } from '../../shared/lib/format-json';
import { hostile } from '../../shared/lib/mask-corpus.fixture';
import { LogsScreen } from './logs-screen';
import { traceEntry, traceUrl } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));

/** Each way of the corpus twice. */
const CORPUS = Array.from({ length: 30 }, (_, kind) => hostile(kind));

const CARD = '4111111111111111';

/** All that the page holds: markup with its attributes, and what stands in fields. */
function wholePage(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('textarea, input')].map(({ value }) => value);
  return [document.body.innerHTML, document.body.textContent, ...fields].join('\n');
}

/** Where the card stands on the page, with what is around it. */
function aroundCard(): string {
  const text = wholePage();
  const at = text.indexOf(CARD);
  return at === -1 ? '' : text.slice(Math.max(0, at - 200), at + 50);
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

test('nor is a card number that somebody filters by, or that stands where an order should', async () => {
  const queries: string[] = [];
  network.use(
    http.get(traceUrl, ({ request }) => {
      queries.push(new URL(request.url).searchParams.get('order') ?? '');
      return HttpResponse.json({
        data: [traceEntry({ order: CARD, service: CARD, [CARD]: 'x' }), traceEntry({ order: CARD })],
      });
    }),
  );
  const { router } = await renderScreen(<LogsScreen />, `/logs?order=${CARD}&q=1&open=0`);
  await expect.element(page.getByRole('button', { name: '411111••••••1111', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Columnas' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(aroundCard()).toBe('');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Exportar' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(aroundCard()).toBe('');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page
    .getByRole('button', { name: /^Ver historia de la orden/ })
    .first()
    .click();
  await expect.element(page.getByRole('heading', { name: 'Historia de la orden 411111••••••1111' })).toBeVisible();
  expect(aroundCard()).toBe('');
  // What is asked for is the value itself.
  expect(new Set(queries)).toEqual(new Set([CARD]));
  expect(router.state.location.search).toMatchObject({ order: CARD });
});
