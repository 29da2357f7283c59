import { expect, test, vi } from 'vitest';
import { email } from './console.ts';
import type { Watched } from './watched.ts';
import { changeNode, expectShares, press } from './watched-balancer.ts';
import { becomes, incident, openService } from './watched-checks.ts';

const NAME = 'Una instancia de autorizador no responde';
const REASON = 'Prueba con un Alertmanager real';

/** The 2 s of the rule, with a look and a judgement each second; many times that on a busy machine, ms. */
const RULE_TIME = 20_000;

interface Silence {
  status: { state: string };
  comment: string;
  createdBy: string;
  matchers: object[];
}

/** A node that stops: its alert, the service that it is part of, and its share of the requests, as a person sees them in the browser. */
export function alertTests(watched: () => Watched): void {
  const drawer = () => watched().page.getByRole('complementary', { name: NAME });
  const go = (name: string) => watched().page.getByRole('link', { name, exact: true }).first().click();

  /** Does something to the alert that is open. */
  async function act(button: string, title: string): Promise<void> {
    await press(drawer().getByRole('button', { name: button, exact: true }));
    const dialog = watched().page.getByRole('dialog', { name: title });
    await dialog.getByLabel('Motivo').fill(REASON);
    await dialog.getByRole('button').last().click();
    await dialog.waitFor({ state: 'hidden' });
  }

  async function silences(state: string): Promise<Silence[]> {
    const all = (await (await fetch(`${watched().manager}/silences`)).json()) as Silence[];
    return all.filter(({ status }) => status.state === state);
  }

  /** The one alert that lasts, brought to the page and opened. */
  async function openAlert(): Promise<void> {
    const { page } = watched();
    await page.getByRole('button', { name: 'Ver 1 nueva' }).click();
    await page
      .getByRole('button', { name: new RegExp(NAME) })
      .filter({ hasText: 'Activa' })
      .click();
    await drawer().getByText('Activa', { exact: true }).waitFor();
  }

  /** How six requests end. */
  const six = async () => {
    const codes: number[] = [];
    for (let count = 0; count < 6; count += 1) codes.push(await watched().sends());
    return codes;
  };

  test('a node that stops raises an alert within the time of its rule, with its limit and the minutes before', async () => {
    const { page, prometheus, manager, close } = watched();
    // The minutes before an alert are told by what was scraped each 15 seconds.
    await vi.waitFor(
      async () => {
        const asked = `${prometheus}/api/v1/query?query=count(count_over_time(up[5m])>35)`;
        expect(JSON.stringify(await (await fetch(asked)).json())).toContain('"3"');
      },
      { timeout: 300_000, interval: 500 },
    );
    await go('Alertas');
    await page.getByText('No hay alertas activas.').waitFor();
    await close('app-02');
    const stopped = Date.now();
    await openAlert();
    console.log(`on the screen ${Date.now() - stopped} ms after the stop`);
    const [raised] = (await (await fetch(`${manager}/alerts`)).json()) as { startsAt: string }[];
    expect(Date.parse(raised?.startsAt ?? '') - stopped).toBeLessThan(RULE_TIME);
    await drawer()
      .getByRole('img', { name: /límite < 1/ })
      .waitFor();
  });

  test('it is taken and silenced in the browser, and the silence stands in Alertmanager', async () => {
    await act('Atender', 'Atender la alerta');
    await drawer().getByText('Ana Prueba').first().waitFor();
    await act('Silenciar…', 'Silenciar la alerta');
    await drawer().getByText('Silenciada', { exact: true }).waitFor();
    const [silence] = await silences('active');
    expect(silence).toMatchObject({ comment: REASON, createdBy: email });
    expect(silence?.matchers).toHaveLength(5);
  });

  test('the service that it is part of shows the incident, and its alert', async () => {
    const house = watched();
    await becomes(house, 'autorizador', { status: 'DEGRADED', incidents: incident('DEGRADED', null) });
    await go('Servicios');
    const record = await openService(house, 'Autorizador');
    await record
      .getByRole('region', { name: 'Incidentes, 24 h' })
      .getByText(/^Abierto/i)
      .first()
      .waitFor();
    await record.getByRole('link', { name: NAME }).waitFor();
  });

  test('the balancer has not seen it; drained in the browser it gets nothing more, and nobody is refused', async () => {
    const { page, share } = watched();
    expect(await six()).toContain(503);
    await go('Balanceador');
    await changeNode(watched(), 'Drenar app-02');
    await page.getByRole('region', { name: 'pagos' }).getByText('2 de 3 activos').waitFor();
    expectShares(await share(30), [15, 0, 15]);
  });

  test('whoever resolves it ends its silence there; it stays resolved while its cause lasts', async () => {
    const { page } = watched();
    await go('Alertas');
    await page.getByRole('button', { name: new RegExp(NAME) }).click();
    await act('Resolver', 'Resolver la alerta');
    await drawer().getByText('Resuelta', { exact: true }).waitFor();
    expect(await silences('active')).toEqual([]);
    expect(await silences('expired')).toHaveLength(1);
    await drawer().getByRole('tab', { name: 'Historial de cambios' }).click();
    await drawer().getByText(REASON).nth(2).waitFor();
    await page.keyboard.press('Escape');
  });

  test('after its recovery it is another one, which ends by itself', async () => {
    const { manager, open, close } = watched();
    await open('app-02');
    await vi.waitFor(async () => expect(await (await fetch(`${manager}/alerts`)).json()).toEqual([]), {
      ...{ timeout: 60_000, interval: 500 },
    });
    await close('app-02');
    await openAlert();
    await open('app-02');
    await drawer().getByText('Resuelta', { exact: true }).waitFor();
  });

  test('the node that works again gets its share once it is given back', async () => {
    const { page, share } = watched();
    await page.keyboard.press('Escape');
    await go('Balanceador');
    expectShares(await share(30), [15, 0, 15]);
    await changeNode(watched(), 'Activar app-02');
    await page.getByRole('region', { name: 'pagos' }).getByText('3 de 3 activos').waitFor();
    expectShares(await share(30), [10, 10, 10]);
    await becomes(watched(), 'autorizador', { incidents: incident('DEGRADED', expect.any(String)) });
  });
}
