import type { Locator } from 'playwright';
import { expect, test, vi } from 'vitest';
import { callFrom } from './console.ts';
import type { Watched } from './watched.ts';

const PATIENCE = { timeout: 30_000, interval: 500 };

/** What each node gets of so many requests; where in its round HAProxy is when a node comes or goes is worth a request. */
export function expectShares(got: readonly number[], expected: readonly number[]): void {
  const sum = (counts: readonly number[]) => counts.reduce((before, count) => before + count, 0);
  expect(sum(got)).toBe(sum(expected));
  for (const [index, count] of expected.entries()) {
    const near = count === 0 ? [0] : [count - 1, count, count + 1];
    expect(near, `${got} for ${expected}`).toContain(got[index]);
  }
}

/** A node of a real HAProxy taken out in the browser: its requests go to the others. */
export function balancerTests(watched: () => Watched): void {
  const card = () => watched().page.getByRole('region', { name: 'pagos' });
  const sees = (text: string) => card().getByText(text).waitFor();

  test('a node that is drained in the browser gets nothing more, and its share goes to the others', async () => {
    const { page, share } = watched();
    await page.getByRole('link', { name: 'Balanceador', exact: true }).click();
    await sees('3 de 3 activos');
    expectShares(await share(30), [10, 10, 10]);
    await changeNode(watched(), 'Drenar app-02');
    await sees('2 de 3 activos');
    expectShares(await share(30), [15, 0, 15]);
    await page.getByRole('button', { name: 'app-02', exact: true }).click();
    await page.getByRole('tab', { name: 'Historial de cambios' }).click();
    await page.getByText('Motivo: «Prueba con un HAProxy real»').waitFor();
    await page.keyboard.press('Escape');
  });

  test('the measured share of each node is told beside the one before', async () => {
    const { page, share } = watched();
    const measured = page.getByRole('region', { name: 'Reparto medido tras el cambio de app-02' });
    await vi.waitFor(
      async () => {
        await share(10);
        await page.getByRole('button', { name: 'Actualizar' }).click();
        // What is not there yet may come with the next answer.
        const row = measured.getByRole('row', { name: /^app-01/ });
        expect(await row.textContent({ timeout: 10_000 })).toMatch(/50\.0 %$/);
      },
      { timeout: 120_000, interval: 1000 },
    );
  });

  test('the last active node stays, for the screen and for the platform, also when the others are down', async () => {
    const { page, share, close } = watched();
    await close('app-03 health');
    await vi.waitFor(
      async () => {
        await page.getByRole('button', { name: 'Actualizar' }).click();
        await card().getByText('app-01 no se puede sacar:').waitFor({ timeout: 10_000 });
      },
      { timeout: 120_000 },
    );
    const { answer } = await callFrom<{ data: { nodes: { version: number }[] }[] }>(page, '/balancer');
    const body = { status: 'MAINT', reason: 'x', version: answer.data[0]?.nodes[0]?.version };
    const changed = await callFrom(page, '/balancer/pagos/node/app-01', { method: 'PUT', body });
    expect(changed.status).toBe(422);
    expect(await share(10)).toEqual([10, 0, 0]);
  });

  test('what is given back gets its share again; another weight another one, until HAProxy starts anew', async () => {
    const { page, share, open, restartHaproxy } = watched();
    await changeNode(watched(), 'Activar app-02');
    await sees('2 de 3 activos');
    expectShares(await share(20), [10, 10, 0]);
    await page.getByRole('button', { name: 'app-02', exact: true }).click();
    await press(page.getByRole('button', { name: 'Cambiar peso' }));
    await page.getByRole('textbox', { name: 'Peso', exact: true }).fill('25');
    await page.getByLabel('Motivo').fill('Menos carga');
    await page.getByRole('button', { name: 'Dar a app-02 el peso 25' }).click();
    await page.getByText('En su configuración pesa 100.').waitFor();
    expectShares(await share(50), [40, 10, 0]);
    await restartHaproxy();
    await vi.waitFor(async () => expect((await share(20))[1]).toBe(10), PATIENCE);
    await open('app-03 health');
    await vi.waitFor(async () => expect(await share(30)).toEqual([10, 10, 10]), PATIENCE);
    await page.keyboard.press('Escape');
  });
}

/** By the keyboard, since what is still to come may move it, and once it can be pressed: what is shown from before may be too old to act on. */
export async function press(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await button.press('Enter');
}

/** Does an act with a reason, from the row of a node. */
export async function changeNode({ page }: Watched, act: string): Promise<void> {
  await press(page.getByRole('button', { name: act, exact: true }));
  const form = page.getByRole('dialog', { name: act });
  await form.getByLabel('Motivo').fill('Prueba con un HAProxy real');
  await form.getByRole('button', { name: act, exact: true }).click();
  await form.waitFor({ state: 'hidden' });
}
