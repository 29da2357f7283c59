import { userInfo } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/browser/chromium.ts';

/** Four ports in a row; another first one lets two checkouts run side by side. */
const port = Number(process.env.E2E_PORT ?? 4173);
const DEMO = `http://127.0.0.1:${port}`;
const PRODUCTION = `http://127.0.0.1:${port + 1}`;
const API = `http://127.0.0.1:${port + 2}`;
const SOURCE = `http://127.0.0.1:${port + 3}`;
/** ms until a server answers: four start at once. */
const START = 240_000;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // More than the two cores of the smallest machine: flows mostly wait.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // What a person would wait for on a machine that is busy with other things: no flow judges how fast it is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium() ?? '', args: chromiumArgs },
    // Recording every test costs a third of the time on two cores; TRACE=1 records when a failure needs a look.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Faults that only the modules themselves can be brought into: the development server hands them out one by one.
    { name: 'source', testDir: 'e2e/source', use: { baseURL: SOURCE, serviceWorkers: 'block' } },
    // A platform of one's own, which the flows start, stop and start again themselves: few and long, so they go first.
    { name: 'gateway', testDir: 'e2e/gateway', use: { serviceWorkers: 'block' } },
    // Flows against the build that carries the simulated platform.
    { name: 'demo', testIgnore: ['production/**', 'source/**', 'gateway/**'], use: { baseURL: DEMO } },
    // Session and security against what is delivered, under its own headers; a plain HTTP server plays the platform.
    { name: 'production', testDir: 'e2e/production', use: { baseURL: PRODUCTION, serviceWorkers: 'block' } },
  ],
  webServer: [
    { command: `npx tsx scripts/serve-demo.ts ${port}`, url: DEMO, timeout: START },
    {
      command: 'npx tsx mocks/hosts/http.ts',
      timeout: START,
      url: `${API}/api/dashboard/server`,
      env: { PORT: String(port + 2), LATENCY: '0' },
    },
    // What a deployment runs, from the same script and template.
    {
      command: 'sh deploy/start.sh',
      timeout: START,
      url: `${PRODUCTION}/healthz`,
      env: {
        ATALAYA_API: API,
        ATALAYA_LISTEN: `127.0.0.1:${port + 1}`,
        ATALAYA_RUN: `${import.meta.dirname}/node_modules/.cache/atalaya-nginx-${port + 1}`,
        ATALAYA_LOG: '/dev/null',
        ATALAYA_USER: userInfo().username,
      },
    },
    { command: `npx vite --host 127.0.0.1 --port ${port + 3} --strictPort`, url: SOURCE, timeout: START },
  ],
});
