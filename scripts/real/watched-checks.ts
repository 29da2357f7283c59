import { expect, test, vi } from 'vitest';
import { callFrom } from './console.ts';
import type { Watched } from './watched.ts';

/** What is asked every few seconds is seen soon after; a busy machine takes longer. */
const PATIENCE = { timeout: 90_000, interval: 1000 };

interface Seen {
  status: string;
  message: string;
  incidents: { status: string; endedAt: string | null }[];
  beats: unknown[];
  uptime24h: number;
  uptime30d: number;
  errors1h: number;
}

/** Among those of the day: on a busy machine a check fails before the test begins. */
export const incident = (status: string, endedAt: unknown) =>
  expect.arrayContaining([expect.objectContaining({ status, endedAt })]);

const seen = async ({ page }: Watched, id: string) => (await callFrom<Seen>(page, `/service/${id}`)).answer;

/** Waits until a service stands as expected. */
export const becomes = (watched: Watched, id: string, expected: object) =>
  vi.waitFor(async () => expect(await seen(watched, id)).toMatchObject(expected), PATIENCE);

const row = ({ page }: Watched, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

/** Asks again, as a person does, until a row says so. */
const rowSays = (watched: Watched, name: string, text: string) =>
  vi.waitFor(async () => {
    await watched.page.getByRole('button', { name: 'Actualizar', exact: true }).click();
    expect(await row(watched, name).textContent()).toContain(text);
  }, PATIENCE);

/** The record of a service, opened from its row. */
export async function openService(watched: Watched, name: string) {
  const { page } = watched;
  await row(watched, name).getByRole('button').first().click();
  return page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
}

/** Services that a Prometheus with blackbox_exporter checks, and one that the gateway does, stopped and started. */
export function checkTests(watched: () => Watched): void {
  test('services are told as they are: well, failing with their code, and never checked; digits and certificate included', async () => {
    const house = watched();
    await house.page.getByRole('link', { name: 'Servicios', exact: true }).click();
    await becomes(house, 'portal', { status: 'UP', uptime24h: expect.any(Number), certificateDays: null });
    const { uptime24h, uptime30d, errors1h } = await seen(house, 'portal');
    expect([uptime24h === 100, uptime30d]).toEqual([errors1h === 0, uptime24h]);
    await becomes(house, 'propio', { status: 'UP', message: 'Responde dentro de su límite.' });
    const failing = { status: 'DOWN', message: 'No responde: HTTP 503.', certificateDays: 21, uptime24h: 0 };
    await becomes(house, 'adquirente', failing);
    await becomes(house, 'nunca', { status: 'PENDING', beats: [], uptime30d: null });
    await rowSays(house, 'Portal', 'Operativo');
  });

  test('services that stop are down with an incident, in the browser too, and the cause is named', async () => {
    const house = watched();
    await Promise.all(['portal', 'propio'].map(house.close));
    await becomes(house, 'portal', { status: 'DOWN', incidents: incident('DOWN', null) });
    await becomes(house, 'propio', { status: 'DOWN', message: 'No responde: rechaza la conexión.' });
    await rowSays(house, 'Portal', 'Caído');
    const record = await openService(house, 'Portal');
    await record.getByText('Sin respuesta').first().waitFor();
    await record.getByText('Coincide con').first().waitFor();
  });

  test('they recover when they start, at once for who asks now, and the incident has its end', async () => {
    const house = watched();
    await Promise.all(['portal', 'propio'].map(house.open));
    const asked = await callFrom<Seen>(house.page, '/service/portal/check', { method: 'POST', body: {} });
    expect([asked.status, asked.answer.status]).toEqual([200, 'UP']);
    await becomes(house, 'propio', { status: 'UP' });
    await becomes(house, 'portal', { status: 'UP', incidents: incident('DOWN', expect.any(String)) });
    await rowSays(house, 'Portal', 'Operativo');
    await house.page.keyboard.press('Escape');
  });
}

/** What nobody can look at any more, at last: whoever looks is stopped for good. */
export function blindTests(watched: () => Watched): void {
  test('without the exporter, and without Prometheus, its services have no data and the others go on', async () => {
    const house = watched();
    await house.stop('blackbox');
    await house.page.getByRole('link', { name: 'Servicios', exact: true }).click();
    await becomes(house, 'portal', { status: 'UNKNOWN', message: 'Nadie lo ha podido verificar.' });
    expect((await callFrom(house.page, '/service/portal/check', { method: 'POST', body: {} })).status).toBe(503);
    await house.stop('prometheus');
    await rowSays(house, 'Portal', 'Sin datos');
    await rowSays(house, 'Propio', 'Operativo');
    await becomes(house, 'propio', { status: 'UP' });
  });
}
