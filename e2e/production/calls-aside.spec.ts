import { expect, test } from '@playwright/test';
import { answer, minutesFromNow, seed, storedSession } from './support';

test('what the frame asks for by itself renews the session and takes the page away from nobody', async ({ page }) => {
  const refresh = await answer(page, 'POST', 'auth/refresh', {
    json: { token: 'tok-2', tokenExpiration: minutesFromNow(60) },
  });
  const refused = (token: string) => (token === 'tok-2' ? { json: { data: [], total: 0 } } : { status: 401, json: {} });
  await answer(page, 'GET', 'notification/notice', refused);
  const alerts = await answer(page, 'GET', 'alert/group?**', refused);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await seed(page, JSON.stringify(storedSession(-2)));
  const before = loads;
  await page.goto('/#/logs');
  await page.getByLabel('Tipo de filtro').selectOption('order');
  await page.getByLabel('Valor del filtro').fill('medio escr');
  await expect.poll(() => alerts.headers.at(-1)?.authorization).toBe('Bearer tok-2');
  await expect(page.getByLabel('Valor del filtro')).toHaveValue('medio escr');
  expect(loads - before).toBe(1);
  expect(refresh.count).toBe(1);
});
