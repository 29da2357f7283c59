import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWatched, type Watched } from './watched.ts';
import { alertTests } from './watched-alerts.ts';
import { balancerTests } from './watched-balancer.ts';
import { blindTests, checkTests } from './watched-checks.ts';

// What a night shift sees and does: alerts, services and the balancer of one house, by Debian's programs. Needs `npm run build`.

let house: Watched;
const watched = () => house;
beforeAll(async () => {
  house = await startWatched();
}, 1_200_000);
afterAll(() => house?.end(), 60_000);

balancerTests(watched);
checkTests(watched);
alertTests(watched);

test('no answer of the gateway deviates from the contract, rules of Prometheus among them', async () => {
  const { page } = house;
  const { calls, deviations } = await house.contract();
  expect(deviations).toEqual([]);
  const asked = ['GET /alert', 'GET /alert/{alertId}', 'GET /alert/rule', 'GET /service', 'GET /balancer'];
  expect(calls).toEqual(expect.arrayContaining(asked));
  await page.getByRole('link', { name: 'Alertas', exact: true }).first().click();
  await page.getByRole('button', { name: 'Reglas', exact: true }).click();
  await page.getByRole('heading', { name: 'ServicioCaido' }).waitFor();
});

blindTests(watched);
