import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';
import { renderScreen } from '~/testing/render-screen';
import { MonitoringScreen } from './monitoring-screen';

/** Shows the screen with this answer for its server; a text is sent as it stands. */
export async function showReport(body: object | string) {
  const answer = typeof body === 'string' ? body : JSON.stringify(body);
  network.use(
    http.get(`${apiBase}/server`, () => HttpResponse.json([{ name: 'cobros-01' }])),
    http.get(`${apiBase}/server/cobros-01`, () => HttpResponse.text(answer)),
  );
  const screen = await renderScreen(<MonitoringScreen />, '/?server=cobros-01');
  await expect.element(screen.getByText('Cargando')).not.toBeInTheDocument();
  // Sections come one after the other.
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  const region = (name: string) => screen.getByRole('region', { name, exact: true });
  const metrics = (name: string) => metricsOf(region(name).element());
  const icon = (name: string) => region(name).getByRole('img').element().getAttribute('aria-label');
  return { ...screen, region, metrics, icon };
}

/** Label and text of every metric in the order of reading. */
function metricsOf(element: Element): [string, string][] {
  return [...element.querySelectorAll('dt')].map((label) => [
    label.textContent ?? '',
    label.nextElementSibling?.textContent ?? '',
  ]);
}

/** Texts of the cells of a table, row by row, its head included. */
export const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
