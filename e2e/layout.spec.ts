import { expect, type Page, test } from '@playwright/test';
import { fillLogin, goTo, NO_CONSOLE, sidewaysScroll, signIn, twoFrames, USERS } from './support';

interface Shift {
  value: number;
  nodes: string[];
}

/** Layout shifts since the last look, each with what moved; what a press caused within half a second is no surprise. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const nodes = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ''),
        );
        if (!hadRecentInput) shifts.push({ value, nodes });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
}

const CONSTRUCTION = /construcción/;

/** Where a screen is gone to from: a page that asks the platform for nothing and stays as it is. */
const NEUTRAL = ['/soporte', CONSTRUCTION] as const;

/** Hash and a text that shows once the screen has all its data. */
const SCREENS: [hash: string, ready: RegExp][] = [
  // The day before, which has payments at any hour.
  ['/dashboard?dateRange=ayer', /^ORD-/],
  ['/dashboard/estadistica', /^Total$/],
  ['/historial-de-operaciones', /^Mostrando del 1 al/],
  ['/historial-de-operaciones?operacion=OP000000000051', /^Mostrando del 1 al/],
  ['/historial-de-operaciones?q=ORD-19990101-000001', /^Sin resultados$/],
  ['/devoluciones?dateRange=todo', /^Mostrando del 1 al/],
  ['/devoluciones?q=DEV-000101-0001', /^Ninguna devolución coincide/],
  ['/canales', /^Mostrando del 1 al/],
  ['/canales?canal=CNL-APP', /^Mostrando del 1 al/],
  ['/promociones', /^Mostrando del 1 al/],
  ['/promociones?promocion=PRM-DOBLE-SALDO', /^Mostrando del 1 al/],
  ['/soporte/notificaciones?dateRange=7d', /^Mostrando del 1 al/],
  ['/soporte/servicios', /^Mostrando del 1 al/],
  ['/soporte/servicios?servicio=autorizador', /^Mostrando del 1 al/],
  ['/soporte/alertas', /^El adquirente no responde$/],
  ['/soporte/alertas?vista=historial', /^Mostrando del 1 al/],
  ['/soporte/trazabilidad', /Selecciona una opción para consultar/],
  ['/soporte/trazabilidad?server=pagos-qa-01', /^Elastic$/],
  ['/soporte/trazabilidad?server=pagos-qa-03', /No se pudo conectar con el servidor/],
  ['/usuarios', /^Octavio Beltrán$/],
  ['/propiedades', /^Mostrando del 1 al/],
  ['/soporte/backups', /^Mostrando del 1 al/],
  ['/soporte/balanceador', /^app-01$/],
  ['/soporte/reporte-de-transacciones?dateRange=ayer', /operaciones en el periodo$/],
  ['/reportes?dateRange=ayer', /^Total del periodo$/],
  ['/logs', /No hay consultas activas/],
  ['/logs?order=ORD-DEMO-000051&q=1', /^Mostrando del 1 al/],
  ['/logs?order=ORD-SIN-RESULTADOS&q=1', /^Sin resultados$/],
  ['/logs?order=ORD-ERROR-500&q=1', /La consulta no se completó/],
  ['/mi-cuenta', /Mi cuenta/],
  ['/soporte/monitoreo', CONSTRUCTION],
  ['/no-existe', /no encontrada/],
];

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

for (const [width, height] of SIZES) {
  test(`nothing jumps on any screen at ${width} px when it is gone to`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    await signIn(page, USERS.ADMINISTRATOR);
    expect(await shifts(), 'sign-in').toEqual([]);
    for (const [hash, ready] of SCREENS) {
      const [from, text] = ready.source === CONSTRUCTION.source ? ['/no-existe', /no encontrada/] : NEUTRAL;
      await goTo(page, from);
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
      await goTo(page, hash);
      await expect(page.getByRole('main').getByText(ready).first(), hash).toBeVisible();
      expect(await shifts(), hash).toEqual([]);
    }
  });
}

for (const [width, height] of SIZES) {
  test(`nothing jumps on any screen at ${width} px that is loaded, nor when the typeface comes later`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    let held = Promise.resolve();
    await context.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    const arrive = async (hash: string, ready: RegExp, before?: () => Promise<void>) => {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      await page.goto(NO_CONSOLE);
      await page.goto(`/#${hash}`, { waitUntil: 'commit' });
      await before?.();
      await expect(page.getByRole('main').getByText(ready).first(), hash).toBeVisible();
      expect(await shifts(), `${hash} loaded`).toEqual([]);
      const here = () => page.evaluate(() => document.fonts.check('1em "Inter Variable"'));
      expect(await here(), hash).toBe(false);
      letGo();
      await expect.poll(here, hash).toBe(true);
      await twoFrames(page);
      expect(await shifts(), hash).toEqual([]);
    };
    await arrive('/logs', /No hay consultas activas/, () => fillLogin(page, USERS.ADMINISTRATOR));
    for (const [hash, ready] of SCREENS) await arrive(hash, ready);
    const used = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    expect(await used()).not.toContain('Inter Variable');
    // Once nobody has looked it is there.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await used()).toContain('Inter Variable');
  });
}

test('a refused screen is told without moving the dashboard', async ({ page }) => {
  const shifts = await watchShifts(page);
  await signIn(page, USERS.TELCEL);
  await goTo(page, '/usuarios');
  const notice = page.getByText('No tienes permiso para ver Usuarios.');
  await expect(notice).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await shifts()).toEqual([]);
});

test('a notice in the place of another moves nothing', async ({ page, context }) => {
  const shifts = await watchShifts(page);
  await signIn(page, USERS.ADMINISTRATOR);
  const [quiet, heading] = NEUTRAL;
  await goTo(page, quiet);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await twoFrames(page);
  await shifts();
  await context.setOffline(true);
  await expect(page.getByText(/^Sin conexión/)).toBeVisible();
  await twoFrames(page);
  await context.setOffline(false);
  await expect(page.getByText(/^Conexión restablecida/)).toBeVisible();
  await twoFrames(page);
  expect(await shifts()).toEqual([]);
});

test('at 200 % zoom every screen keeps its content and scrolls one way', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await signIn(page, USERS.ADMINISTRATOR);
  for (const [hash, ready] of SCREENS) {
    await goTo(page, hash);
    await expect(page.getByRole('main').getByText(ready).first(), hash).toBeVisible();
    expect(await sidewaysScroll(page), hash).toBe(0);
  }
  await context.close();
});
