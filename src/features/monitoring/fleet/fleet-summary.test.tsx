import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { FleetSummary } from './fleet-summary';

/** So many servers, all well. @returns the names that were asked for */
function serve(count: number): string[] {
  const asked: string[] = [];
  network.use(
    http.get(`${apiBase}/server`, () =>
      HttpResponse.json(Array.from({ length: count }, (_, id) => ({ name: `nodo-${id}` }))),
    ),
    http.get(`${apiBase}/server/:name`, ({ params }) => {
      asked.push(String(params.name));
      return HttpResponse.json({ cpu: { total: 1 } });
    }),
  );
  return asked;
}

test('twelve servers are asked, each once', async () => {
  const asked = serve(12);
  const screen = await renderScreen(<FleetSummary />);
  await expect.element(screen.getByText('12 Sanos')).toBeVisible();
  expect(new Set(asked).size).toBe(12);
  expect(asked).toHaveLength(12);
});

test.each([13, 200])(
  'of %d servers none is asked: the card says how many there are and leads to the fleet',
  async (count) => {
    const asked = serve(count);
    const screen = await renderScreen(<FleetSummary />);
    await expect.element(screen.getByText(`${count} servidores`)).toBeVisible();
    await screen.getByRole('link', { name: 'Ver la flota' }).click();
    await expect.poll(() => screen.router.state.location.href).toBe('/soporte/trazabilidad?view=flota');
    expect(asked).toEqual([]);
  },
);
