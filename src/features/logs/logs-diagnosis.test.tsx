import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { LogsScreen } from './logs-screen';
import { traceEntries, traceUrl } from './trace.fixture';

beforeEach(() => page.viewport(1440, 900));

const URL_OF_THREE = '/logs?order=7&channels=APP&code=00&q=1';
const reasons = page.getByRole('region', { name: 'Filtros que dejan sin resultados' });

type Count = number | 'failure' | 'never';

/** Answers each search by the filters that it leaves out; records the searches and how many at once. */
async function search(counts: Record<string, Count>, url = URL_OF_THREE) {
  const applied: string[] = [];
  let open = 0;
  let mostOpen = 0;
  network.use(
    http.get(traceUrl, async ({ request }) => {
      const names = [...new URL(request.url).searchParams.keys()].join('+');
      applied.push(names);
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      open -= 1;
      const count = counts[names] ?? 0;
      if (count === 'never') return new Promise<never>(() => undefined);
      if (count === 'failure') return new HttpResponse(null, { status: 500 });
      return HttpResponse.json({ data: traceEntries(count) });
    }),
  );
  const screen = await renderScreen(<LogsScreen />, url);
  await expect.element(page.getByText('Sin resultados')).toBeVisible();
  return { ...screen, applied, mostOpen: () => mostOpen };
}

const findCause = page.getByRole('button', { name: 'Buscar la causa' });

/** The same, and asks for the reasons. */
async function searchCause(counts: Record<string, Count>) {
  const searched = await search(counts);
  await findCause.click();
  return searched;
}

test('no further search runs until somebody asks for the cause, and for another search not again by itself (spec 7.13)', async () => {
  const { applied, router } = await search({});
  await expect.element(page.getByText('No se encontraron logs para los filtros seleccionados.')).toBeVisible();
  expect(applied).toEqual(['order+channels+code']);
  await findCause.click();
  await expect.element(reasons).toBeVisible();
  await expect.element(reasons.getByText('Quitar un solo filtro no basta: cambia dos o más.')).toBeVisible();
  expect(document.activeElement).toContainElement(reasons.element() as HTMLElement);
  expect(document.activeElement).not.toBe(document.body);
  expect(applied).toHaveLength(4);
  await router.navigate({ to: '.', search: { order: '8', servers: 'a', q: '1' } });
  await expect.element(findCause).toBeVisible();
  expect(applied.slice(4)).toEqual(['order+servers']);
});

test('each filter is left out once, one after the other, and what is found is offered', async () => {
  const { applied, mostOpen } = await searchCause({ 'order+channels': 1, 'order+code': 0, 'channels+code': 1500 });
  await expect.element(reasons.getByRole('button', { name: 'Sin «Código» hay 1 registro', exact: true })).toBeVisible();
  await expect
    .element(reasons.getByRole('button', { name: 'Sin «Order Id» hay más de 1,000 registros' }))
    .toBeVisible();
  expect(reasons.getByText(/Canal/).elements()).toHaveLength(0);
  expect(reasons.getByRole('button', { name: 'Cancelar' }).elements()).toHaveLength(0);
  expect(applied).toEqual(['order+channels+code', 'order+channels', 'order+code', 'channels+code']);
  expect(mostOpen()).toBe(1);
});

test('a press drops the filter and shows what was found, without asking again', async () => {
  const { applied, router } = await searchCause({ 'order+channels': 23 });
  await reasons.getByRole('button', { name: 'Sin «Código» hay 23 registros' }).click();
  await expect.element(page.getByText('Mostrando del 1 al 10 de 23 registros')).toBeVisible();
  expect(router.state.location.search).toEqual({ order: '7', channels: 'APP', q: '1' });
  expect(page.getByRole('button', { name: 'Quitar filtro Código' }).elements()).toHaveLength(0);
  expect(applied.filter((names) => names === 'order+channels')).toHaveLength(1);
});

test('it can be cancelled, and keeps what it has found', async () => {
  const { applied } = await searchCause({ 'order+channels': 4, 'order+code': 'never' });
  await expect.element(reasons.getByText('Probando sin «Canal»…')).toBeVisible();
  await reasons.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(reasons.getByText(/Probando/)).not.toBeInTheDocument();
  await expect.element(reasons.getByRole('button', { name: 'Sin «Código» hay 4 registros' })).toBeVisible();
  expect(applied).toHaveLength(3);
});

test('a failure ends it and can be tried again', async () => {
  const { applied } = await searchCause({ 'order+channels': 'failure' });
  await expect.element(reasons.getByText('No se pudo terminar de buscar la causa.')).toBeVisible();
  expect(applied).toEqual(['order+channels+code', 'order+channels']);
  await reasons.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => applied).toHaveLength(3);
  expect(page.getByText('Ocurrió un error al solicitar la información.').elements()).toHaveLength(0);
});

test('a single filter has nothing to explain', async () => {
  const { applied } = await search({}, '/logs?order=7&q=1');
  expect(findCause.elements()).toHaveLength(0);
  expect(applied).toEqual(['order']);
});

test('leaving the screen ends it', async () => {
  const { applied, unmount } = await searchCause({ 'order+channels': 'never' });
  await expect.element(reasons.getByText('Probando sin «Código»…')).toBeVisible();
  await unmount();
  await network.settled();
  expect(applied).toHaveLength(2);
});

describe('in the first second of a day', () => {
  const EVENING = new Date('2026-11-27T23:59:00');
  const MIDNIGHT = new Date('2026-11-28T00:00:00');

  /** An order of today, on the evening before: there is none, and what is asked of the day alone fails. */
  async function searchToday() {
    vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
    onTestFinished(() => void vi.useRealTimers());
    const days: (string | null)[] = [];
    network.use(
      http.get(traceUrl, ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.has('dateRange')) days.push(searchParams.get('dateRange'));
        return searchParams.has('order') ? HttpResponse.json({ data: [] }) : new HttpResponse(null, { status: 500 });
      }),
    );
    await renderScreen(<LogsScreen />, '/logs?order=7&rango=1d&q=1');
    await expect.element(findCause).toBeVisible();
    expect(days).toEqual(['2026-11-27_2026-11-27']);
    return days;
  }

  test('the cause is looked for on no day that is over', async () => {
    const days = await searchToday();
    vi.setSystemTime(MIDNIGHT);
    (findCause.element() as HTMLElement).click();
    await expect.poll(() => days.length).toBeGreaterThan(1);
    await network.settled();
    expect(new Set(days.slice(1))).toEqual(new Set(['2026-11-28_2026-11-28']));
  });

  test('nor is what failed of it tried again', async () => {
    const days = await searchToday();
    await findCause.click();
    const retry = reasons.getByRole('button', { name: 'Reintentar' });
    await expect.element(retry).toBeVisible();
    const requested = days.length;
    vi.setSystemTime(MIDNIGHT);
    (retry.element() as HTMLElement).click();
    await expect.poll(() => days.length).toBeGreaterThan(requested);
    await network.settled();
    expect(new Set(days.slice(requested))).toEqual(new Set(['2026-11-28_2026-11-28']));
  });
});
