import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { expectAccessible, expectNoSidewaysScroll } from './axe';
import { collectFaults, expectWhole, extend, translate } from './foreign-hands';
import { listen } from './listen';
import { fillLogin, goTo, PASSWORD, searchOrder, signIn, USERS } from './support';

/** The demonstration has no lock, so this file builds one that has, and serves it on the port after the other four. */
const port = Number(process.env.E2E_PORT ?? 4173) + 4;
const MINUTES = 15;
let server: PreviewServer | undefined;

test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://127.0.0.1:${port}` });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const outDir = mkdtempSync(join(tmpdir(), 'atalaya-lock-'));
  const { status, stderr } = spawnSync('npx', ['vite', 'build', '--mode', 'demo'], {
    env: { ...process.env, VITE_IDLE_MINUTES: String(MINUTES), ATALAYA_OUT_DIR: outDir },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  server = await preview({
    mode: 'demo',
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
});
test.afterAll(() => server?.close());

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sesión bloqueada' });

async function openLogs(page: Page): Promise<void> {
  await page.clock.install();
  await signIn(page);
  await searchOrder(page, 'ORD-DEMO-000051');
  await page.getByRole('button', { name: 'Ver detalles' }).first().click();
  await page.getByLabel('Tipo de filtro').selectOption('code');
  await page.getByLabel('Valor del filtro').fill('a med');
}

async function unlock(page: Page, password = PASSWORD): Promise<void> {
  await dialog(page).getByLabel('Contraseña', { exact: true }).fill(password);
  await dialog(page).getByRole('button', { name: 'Desbloquear' }).click();
}

const rest = (page: Page, minutes: number) => page.clock.fastForward(minutes * 60_000);

test('an idle console is covered and gives everything back to the same person', async ({ page }) => {
  await openLogs(page);
  const token = () => page.evaluate(() => JSON.parse(window.localStorage.getItem('atalaya.session.qa') ?? '{}').token);
  const before = await token();
  await rest(page, 14.5);
  await expect(page.getByText(/^Tu sesión se bloqueará en \d\d s$/)).toBeVisible();
  await page.mouse.move(300, 300);
  await expect(page.getByText(/^Tu sesión se bloqueará/)).toHaveCount(0);

  await rest(page, 16);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText('Detalles de traza seleccionada:')).toBeHidden();
  await expect(page.getByRole('main')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/ORD-DEMO|Mariana/, { useInnerText: true });
  await page.keyboard.press('Escape');
  await unlock(page, 'otra');
  await expect(dialog(page).getByText('La contraseña no es correcta.')).toBeVisible();
  await unlock(page);

  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
  await expect(page.getByLabel('Valor del filtro')).toHaveValue('a med');
  await expect(page.getByLabel('Valor del filtro')).toBeFocused();
  expect(await token()).not.toBe(before);
});

test('neither a reload, nor a new tab, nor the back button opens it; unlocking one tab unlocks all', async ({
  page,
  context,
}) => {
  await openLogs(page);
  await rest(page, 16);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(0);
  await page.goBack();
  await expect(dialog(page)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/#/dashboard');
  await expect(dialog(other)).toBeVisible();
  await expect(other.getByRole('main')).toHaveCount(0);
  await unlock(other);
  await expect(other.getByRole('main')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('work in one tab keeps the others open', async ({ page, context }) => {
  await openLogs(page);
  const other = await context.newPage();
  await other.goto('/#/dashboard');
  await expect(other.getByRole('main')).toBeVisible();
  for (let time = 0; time < 3; time += 1) {
    await rest(page, 10);
    await other.keyboard.press('Shift');
  }
  await page.bringToFront();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
});

test('Cerrar sesión leads from the cover to the login, and a new session starts unlocked', async ({ page }) => {
  await openLogs(page);
  await rest(page, 16);
  await dialog(page).getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Hola, Inicia Sesión' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main h1, main input'))).toBe(true);
  await fillLogin(page, USERS.TELCEL);
  await expect(page.getByRole('main')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('warning and cover are accessible and fit every width', async ({ page }) => {
  await openLogs(page);
  await rest(page, 14.2);
  await expect(page.getByText(/^Tu sesión se bloqueará en \d\d s$/)).toBeVisible();
  await expectAccessible(page, 'warning');
  await rest(page, 2);
  await expect(dialog(page)).toBeVisible();
  await unlock(page, 'otra');
  await expect(dialog(page).getByText('La contraseña no es correcta.')).toBeVisible();
  await expectAccessible(page, 'cover');
  await expectNoSidewaysScroll(page, 'cover');
});

test('the focus stays in the cover, and is afterwards where it was', async ({ page }) => {
  await openLogs(page);
  const password = dialog(page).getByLabel('Contraseña', { exact: true });
  const columns = page.getByRole('button', { name: 'Columnas', exact: true });
  await columns.focus();
  await rest(page, 16);
  await expect(password).toBeFocused();
  await page.keyboard.press('Escape');
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.press(times < 4 ? 'Tab' : 'Shift+Tab');
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await unlock(page, 'otra');
  await expect(password).toBeFocused();
  await unlock(page);
  await expect(columns).toBeFocused();

  await test.step('over another dialog', async () => {
    await columns.press('Enter');
    const up = page.getByRole('dialog', { name: 'Columnas' }).getByRole('button', { name: 'Subir Service' });
    await up.focus();
    await rest(page, 16);
    await expect(password).toBeFocused();
    await expect(up).toBeHidden();
    await unlock(page);
    await expect(up).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(columns).toBeFocused();
  });
});

test('title and live region name the cover alone, also when the address changes under it', async ({ page }) => {
  await openLogs(page);
  await expect(page).toHaveTitle('Logs · Atalaya (QA)');
  const found = page.getByText('Se encontraron 8 registros.');
  // A notice that is being read waits, also for the lock.
  await page.getByRole('button', { name: 'Consultar' }).click();
  await found.hover();
  await rest(page, 16);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveTitle('Sesión bloqueada · Atalaya (QA)');
  await expect(found).toBeHidden();
  const said = await listen(page);
  await goTo(page, '/mi-cuenta');
  await expect(page.getByRole('heading', { name: 'Mi cuenta', level: 1, includeHidden: true })).toBeAttached();
  await expect(page).toHaveTitle('Sesión bloqueada · Atalaya (QA)');
  expect(await said()).toEqual(['Sesión bloqueada · Atalaya (QA)']);
  await unlock(page);
  await expect(page).toHaveTitle('Mi cuenta · Atalaya (QA)');
});

for (const [who, change] of [
  ['a translator', translate],
  ['extensions', extend],
] as const) {
  test(`warning and cover work under the hands of ${who}`, async ({ page }) => {
    const faults = collectFaults(page);
    await change(page);
    await openLogs(page);
    // From here on.
    await page.keyboard.press('Shift');
    await rest(page, 14.2);
    const warning = page.getByText(/^Tu sesión se bloqueará en \d\d s$/);
    await expect(warning).toHaveText(/en 4\d s$/);
    await expectWhole(page, 'warning');
    await page.clock.fastForward(20_000);
    await expect(warning).toHaveText(/en 2\d s$/);
    await rest(page, 1);
    await expect(dialog(page)).toBeVisible();
    await expectWhole(page, 'cover');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText('Completa este campo')).toBeVisible();
    await unlock(page, 'otra');
    await expect(dialog(page).getByText('La contraseña no es correcta.')).toBeVisible();
    await expectWhole(page, 'wrong password');
    await unlock(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('Detalles de traza seleccionada:')).toBeVisible();
    await expectWhole(page, 'unlocked');
    expect(faults).toEqual([]);
  });
}
