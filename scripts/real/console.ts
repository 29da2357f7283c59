import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { freePort } from '../../gateway/free-port.fixture';
import { startGatewayProcess } from '../../gateway/host/gateway-process.fixture';
import { hashPassword } from '../../gateway/sign-in/passwords';
import { openDatabase } from '../../gateway/sql/database';
import { keepAccount } from '../../gateway/sql/sign-in/account-store';
import { checkBackend } from '../../mocks/contract/check-backend';
import { chromiumArgs } from '../browser/chromium.ts';
import { ensureChromium } from '../browser/ensure-chromium.ts';

export const email = 'ana@example.mx';
const password = 'Contraseña#2026';

/** The built gateway on some sources, in a folder of its own, and somebody of SOPORTE signed in in a browser. Needs `npm run build`. */
export async function startConsole(sources: object) {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-console-'));
  const file = join(folder, 'sources.yaml');
  writeFileSync(file, JSON.stringify({ sources }));
  const db = await openDatabase({ folder: join(folder, 'database') });
  const passwordHash = await hashPassword(password, { ln: 4, r: 8, p: 1 });
  const person = { name: 'Ana', lastName: 'Prueba', job: 'Soporte', role: 'SOPORTE', changePassword: false } as const;
  await keepAccount(db, { id: 'ana', email, ...person, passwordHash });
  await db.destroy();
  const env = { ATALAYA_DATA: folder, ATALAYA_CONSOLE: 'dist', ATALAYA_SOURCES: file };
  const gateway = await startGatewayProcess('dist-gateway/main.js', await freePort(), env);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  page.setDefaultTimeout(60_000);
  await page.goto(`${gateway.url}/#/login`);
  await page.getByLabel('Usuario').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  return {
    page,
    /** What of the gateway's answers is not as the contract says, and which calls were made. */
    async contract() {
      const { publicKey } = (await (await fetch(`${gateway.url}/config.json`)).json()) as { publicKey: string };
      return checkBackend({ base: `${gateway.url}/api/dashboard`, email, password, publicKey });
    },
    async stop() {
      await browser.close();
      await gateway.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A call as the page makes it, with the token of who has signed in; its status and what it answers. */
export const callFrom = <T = unknown>(page: Page, path: string, init: { method?: string; body?: object } = {}) =>
  page.evaluate(
    async ([path, { method, body }]) => {
      const [, stored = '{}'] = Object.entries(localStorage).find(([key]) => key.startsWith('atalaya.session')) ?? [];
      const token = /"token":"([^"]+)"/.exec(stored)?.[1];
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const answer = await fetch(`/api/dashboard${path}`, { headers, method, body: body && JSON.stringify(body) });
      return { status: answer.status, answer: (await answer.json()) as T };
    },
    [path, init] as const,
  );
