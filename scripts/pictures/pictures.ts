// `npm run pictures`: takes docs/pictures from the running console, in both themes, on a desk, a narrow one and a phone; all, or
// those that are named (`npm run pictures -- refunds refund`). All are of one evening: what differs is the console.
import { writeFileSync } from 'node:fs';
import { chromium, type Locator, type Page } from 'playwright';
import { build, preview } from 'vite';
import { demoPassword, platformUsers } from '../../mocks/accounts/users.ts';
import { ROLES } from '../../src/session/access.ts';
import { chromiumArgs } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';
import { freePorts } from '../free-ports.ts';
import { fewColours } from './few-colours.ts';
import { DEVICES, fileOf, PICTURES, THEMES } from './table.ts';

const EVENING = new Date('2026-11-28T20:00:00-06:00');
const named = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => named.length === 0 || named.includes(name);

await build({ mode: 'demo', logLevel: 'warn' });
const server = await preview({ mode: 'demo', preview: { port: await freePorts(1, 4180), host: '127.0.0.1' } });
const address = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

/** Nothing is being asked for any more, and no notice lies over it. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  for (const notice of await page.getByRole('button', { name: 'Cerrar aviso' }).all()) await notice.click();
}

/** Everything as one person sees it, with one device in one theme. */
async function takeAll(role: string, device: (typeof DEVICES)[number], colorScheme: (typeof THEMES)[number]) {
  const own = PICTURES.filter((picture) => isWanted(picture) && (picture.role ?? 'ADMINISTRATOR') === role);
  const withLogin = role === 'ADMINISTRATOR' && isWanted({ name: 'login' });
  if (own.length === 0 && !withLogin) return;
  const person = await browser.newContext({
    ...{ colorScheme, viewport: device, reducedMotion: 'reduce' },
    ...{ locale: 'es-MX', timezoneId: 'America/Mexico_City' },
  });
  await person.clock.install({ time: EVENING });
  const take = async (page: Page, picture: { name: string; part?: (page: Page) => Locator }) => {
    await page.locator('html:not([data-typeface])').waitFor();
    await page.evaluate(() => document.fonts.load('1em "Inter Variable"').then(() => undefined));
    console.log(fileOf(picture, device, colorScheme));
    const whole = await (picture.part?.(page) ?? page).screenshot();
    writeFileSync(fileOf(picture, device, colorScheme), fewColours(whole));
  };
  const login = await person.newPage();
  await login.goto(`${address}#/login`);
  await login.getByLabel('Usuario').waitFor();
  if (withLogin) await take(login, { name: 'login' });
  await login.getByLabel('Usuario').fill(platformUsers.find((user) => user.role === role)?.email ?? '');
  await login.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await login.getByRole('button', { name: 'Entrar' }).click();
  await login.waitForURL(/dashboard/);
  for (const picture of own) {
    // A page of its own: nothing that was typed for another is asked about.
    const page = await person.newPage();
    await page.goto(`${address}#${picture.address}`);
    await page.locator('main h1').waitFor();
    await settled(page);
    await picture.act?.(page);
    await page.getByText(picture.shows).filter({ visible: true }).first().waitFor();
    await settled(page);
    await take(page, picture);
    await page.close();
  }
  await person.close();
}

for (const colorScheme of THEMES) {
  for (const device of DEVICES) {
    for (const role of ROLES) await takeAll(role, device, colorScheme);
  }
}

await browser.close();
await server.close();
