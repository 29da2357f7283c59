import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { loadEnv, type ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { configPages } from './deploy/release/config-pages.ts';
import { LICENCES, release } from './deploy/release/release-plugin.ts';
import { securityHeaders } from './gateway/host/security-headers.ts';
import { chromiumArgs, findChromium } from './scripts/browser/chromium.ts';
import {
  copyMockWorker,
  earlyInTheme,
  environmentInPage,
  helpersInStart,
  loginFrameInPage,
  serveMockWorker,
  styleSheetFirst,
} from './scripts/vite/build-plugins.ts';
import { firstStyles } from './scripts/vite/first-styles.ts';
import { lightIcons } from './scripts/vite/icons.ts';
import { typeface } from './scripts/vite/typeface.ts';
import { parseApiBase, parseEnvironment, parseIdleMinutes } from './src/shared/config/env-values.ts';

/** Named in advance: a dependency that Vite discovers while a browser test runs would reload the page under it. */
const componentDependencies = [
  '@hookform/resolvers/standard-schema',
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'clsx',
  'hono',
  'ky',
  'lucide-react',
  'msw',
  'node-forge',
  'node-forge/lib/asn1',
  'node-forge/lib/rsa',
  'node-forge/lib/util',
  'react-dom/client',
  'react-hook-form',
  'uplot',
  'vitest-browser-react',
  'zod/mini',
  'zustand',
];

/** Chunks that are shared and still looked for by their names. */
const NAMED = new Set(['console', 'app', 'session-layout', 'rolldown-runtime']);

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const environment = parseEnvironment(env.VITE_ENVIRONMENT);
  parseApiBase(env.VITE_API_BASE_URL);
  parseIdleMinutes(env.VITE_IDLE_MINUTES, environment);
  const demo = mode === 'demo';
  // Blank is none: Vite would take it for this folder, and empty it.
  const elsewhere = process.env.ATALAYA_OUT_DIR?.trim();
  const outDir = elsewhere || (demo ? 'dist-demo' : 'dist');
  const proxy: Record<string, ProxyOptions> = process.env.ATALAYA_API
    ? { '/api': { target: process.env.ATALAYA_API, changeOrigin: true } }
    : {};

  return {
    publicDir: 'src/app/public',
    resolve: {
      tsconfigPaths: true,
      alias: {
        'use-sync-external-store/shim/with-selector': fileURLToPath(
          new URL('./scripts/vite/with-selector.ts', import.meta.url),
        ),
      },
    },
    ...(process.env.ATALAYA_CACHE ? { cacheDir: process.env.ATALAYA_CACHE } : {}),
    plugins: [
      // Ours gives every text an element of its own: docs/adr/0018.
      react({ jsxImportSource: '#jsx' }),
      tailwindcss(),
      typeface(),
      environmentInPage(environment),
      loginFrameInPage(environment),
      styleSheetFirst(),
      firstStyles(),
      helpersInStart(),
      earlyInTheme(),
      { ...lightIcons(), apply: 'build' },
      ...(mode === 'production' ? [configPages(environment)] : []),
      // A build elsewhere is for a measurement or a test.
      ...(mode === 'production' && !elsewhere ? [release(outDir)] : []),
      ...(demo ? [copyMockWorker(outDir)] : []),
      ...(demo ? [serveMockWorker()] : []),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      sourcemap: 'hidden',
      // Sizes have a gate of their own (`npm run size`); the simulated platform is large and never delivered.
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      license: { fileName: LICENCES },
      modulePreload: {
        polyfill: false,
        // Whoever asks for a part has the console: its name would stand in the list of each.
        resolveDependencies: (_page, files, { hostType }) =>
          hostType === 'js' ? files.filter((file) => !/\/(?:rolldown-runtime|console)-[^.]+\.js$/.test(file)) : files,
      },
      rolldownOptions: {
        output: {
          // Every file of a screen is named where it is asked for, in what all load: those that parts share bear no words.
          chunkFileNames: ({ name, isDynamicEntry }) =>
            isDynamicEntry || NAMED.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              // All that the sign-in needs in one file, instead of one per module that a later screen shares with it.
              { name: 'console', test: /src\/main\.tsx$/ },
              // What the login needs once it is touched: the client of all calls, the router behind it.
              { name: 'app', test: /src\/app\/app-start\.ts$|src\/features\/auth\/auth-api\.ts$/ },
              // What every screen asks and is made with comes once, with the layout around them.
              {
                name: 'session-layout',
                test: /src\/app\/session-layout\.tsx$|src\/session\/links\.ts$|src\/shared\/(?:hooks\/use-(?:now|document-keys)|address\/unread-parts|ui\/(?:screen-title|feedback\/empty-state|form\/select))\.tsx?$|react-query\/build\/modern\/useQuery\.js$|icons\/(?:keyboard|sliders-horizontal)\.mjs$/,
              },
              // What most screens share, in few files instead of one for each set of screens that has it.
              {
                name: 'figures',
                test: /src\/shared\/(?:format\/(?:numbers|read-value|number-text)|ui\/feedback\/(?:section-error|badge|unread-parts-part))\.tsx?$|react-query\/build\/modern\/queryOptions\.js$|icons\/(?:refresh-cw|download|arrow-right|hourglass|credit-card|arrow-up|arrow-down|plus)\.mjs$/,
              },
              {
                name: 'fresh',
                test: /src\/shared\/(?:format\/freshness|hooks\/use-auto-refresh|storage\/refresh-interval|ui\/(?:refresh-controls|panel|feedback\/answer-age))\.tsx?$|icons\/(?:pause|play)\.mjs$/,
              },
              {
                name: 'answers',
                test: /src\/shared\/(?:api\/(?:members|live|lacks-call|call-failure)|address\/use-search-navigation|list\/list-address|masking\/clean-id)\.tsx?$/,
              },
              {
                name: 'list',
                test: /src\/shared\/list\/(?:list-copy|list-results|saved-searches-button|filter-chips)\.tsx?$|icons\/(?:star|search-x|clipboard-list)\.mjs$/,
              },
              {
                name: 'searches',
                test: /src\/shared\/(?:list\/(?:list-search|list-area|status-tabs|no-rows-part|use-list)|record\/lazy-record|write\/before-data|ui\/(?:count-tabs|feedback\/(?:not-refreshed|empty-card)|form\/search-box))\.tsx?$/,
              },
              {
                name: 'days',
                test: /src\/(?:session\/platform-day|shared\/period\/(?:copy|range-bounds|period))\.tsx?$/,
              },
              { name: 'account-numbers', test: /src\/shared\/masking\/account-numbers\.ts$/ },
              { name: 'sensitive-text', test: /src\/shared\/masking\/sensitive-text\.ts$/ },
              {
                name: 'money',
                test: /src\/(?:shared\/format\/currency|features\/transactions\/query\/operation)\.ts$/,
              },
              {
                name: 'codes',
                test: /src\/features\/transactions\/(?:codes\/(?:codes|code-label)|query\/(?:copy|filters|filter-readers))\.ts$/,
              },
              {
                name: 'metric-filters',
                test: /src\/features\/transactions\/query\/(?:use-metric-filters|metric-filters)\.tsx?$/,
              },
              // Signs that a few parts share: a file for each would cost all of them more than they weigh.
              {
                name: 'signs',
                test: /icons\/(?:minus|server|clock|circle-dashed|user-plus|calendar-clock|ban|trash|trash-2|chevron-up|circle-x|rotate-ccw|circle-question-mark|rows-2)\.mjs$/,
              },
              { name: 'pages', test: /src\/shared\/list\/page-window\.ts$/ },
              { name: 'tabs', test: /src\/shared\/ui\/tabs\.tsx$/ },
              { name: 'arrows', test: /icons\/(?:arrow-left|chevron-left|chevron-right)\.mjs$/ },
              {
                name: 'record',
                test: /src\/shared\/record\/(?:copy|record-drawer|record-body|record-panel|use-adjacent-rows|use-record-place)\.tsx?$/,
              },
              { name: 'cells', test: /src\/shared\/(?:record\/cells|format\/platform-date)\.tsx?$/ },
              {
                name: 'refund-words',
                test: /src\/features\/transactions\/refunds\/(?:request\/refund-dialog-part|search\/filter-label)\.ts$/,
              },
              // Apart from the screen that draws with it, so that each can be weighed.
              { name: 'uplot', test: /node_modules\/uplot\/.*\.js$/ },
            ],
          },
        },
      },
    },
    server: { proxy },
    preview: { headers: securityHeaders({ demo }), proxy },
    test: {
      // The rooms where a fault costs most: session, calls, encryption. The gate is the report's.
      coverage: {
        provider: 'v8',
        include: [
          'src/session/**',
          'src/shared/api/**',
          'src/shared/cipher/**',
          'src/features/auth/recovery/recover-password.ts',
        ],
        exclude: ['**/*.test.{ts,tsx}'],
        reporter: ['text'],
        thresholds: { statements: 95, branches: 95 },
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            globalSetup: ['./gateway/sql/fresh-database.fixture.ts', './gateway/host/built-gateway.fixture.ts'],
            include: [
              'src/**/*.test.ts',
              'mocks/**/*.test.ts',
              'gateway/**/*.test.ts',
              'scripts/**/*.test.ts',
              'deploy/**/*.test.ts',
            ],
            // Files share a thread's modules: three times as fast. Whoever stubs a global takes the stub away.
            pool: 'threads',
            isolate: false,
            // A busy machine is slow, not wrong; what holds is seen at once all the same.
            expect: { poll: { timeout: 20_000 } },
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
        {
          extends: true,
          optimizeDeps: { include: componentDependencies },
          test: {
            name: 'component',
            include: ['src/**/*.test.tsx'],
            setupFiles: ['./src/testing/component-setup.ts'],
            // A busy machine is slow, not wrong; what holds is seen at once all the same.
            expect: { poll: { timeout: 20_000 } },
            testTimeout: 90_000,
            hookTimeout: 120_000,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              viewport: { width: 1280, height: 800 },
              provider: playwright({
                launchOptions: { executablePath: findChromium(), args: chromiumArgs },
                contextOptions: { locale: 'es-MX', timezoneId: 'America/Mexico_City', reducedMotion: 'reduce' },
              }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  };
});
