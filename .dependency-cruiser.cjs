/** Rooms of a feature, highest first: each imports only those that follow, and the feature's files outside of rooms. */
const ROOMS = {
  auth: ['login', 'recovery', 'lock', 'account'],
  shell: ['palette', 'shortcuts', 'menu', 'errors'],
  logs: ['results', 'timeline', 'filters', 'entry', 'search', 'api'],
  'transactions/refunds': ['screen', 'drawer', 'list', 'request', 'search', 'api'],
  'transactions/history': ['drawer', 'acts', 'list', 'search', 'api'],
  monitoring: ['compare', 'fleet', 'server', 'health', 'api', 'sections', 'samples'],
  transactions: ['dashboard', 'statistics', 'history', 'refunds', 'parts', 'query', 'codes'],
};

/** The same of the platform's API and of the simulated platform. */
const PLATFORM_ROOMS = {
  mocks: ['hosts', 'handlers', 'adapters', 'operations', 'traces'],
  gateway: ['calls', 'sign-in', 'acts', 'balancer', 'refunds', 'trail', 'sources', 'rules', 'wire'],
  'mocks/operations': ['metrics', 'search', 'records', 'plan'],
};

const features = Object.entries(ROOMS).map(([feature, rooms]) => [`src/features/${feature}`, rooms]);

const oneWay = [...features, ...Object.entries(PLATFORM_ROOMS)].flatMap(([folder, rooms]) =>
  rooms.slice(1).map((room, index) => ({
    name: `${folder}/${room}-imports-nothing-above`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: '\\.(test|fixture)\\.tsx?$' },
    to: { path: `^${folder}/(${rooms.slice(0, index + 1).join('|')})/` },
  })),
);

/** Directions of the house: app -> features -> session -> shared; see README, architecture. */
module.exports = {
  forbidden: [
    ...oneWay,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: '\\.d\\.ts$|\\.test\\.tsx?$|/public/|/start/\\w+\\.js$' },
      to: {},
    },
    {
      name: 'shared-imports-nothing-above',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/(app|features|session|testing)|mocks|e2e)/' },
    },
    {
      name: 'session-imports-only-shared',
      severity: 'error',
      from: { path: '^src/session/', pathNot: '\\.(test|fixture)\\.tsx?$' },
      to: { path: '^(src/(app|features)|mocks|e2e)/' },
    },
    {
      name: 'features-do-not-meet',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'only-main-imports-app',
      severity: 'error',
      from: { path: '^(src/(features|session|shared)|mocks|e2e)/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'mocks-only-from-main-and-lazily',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/|\\.(test|fixture)\\.tsx?$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'mocks-only-from-main',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main\\.tsx$|testing/)|\\.(test|fixture)\\.tsx?$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'the-platform-knows-its-own-roles',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/session/access\\.ts$' },
    },
    {
      name: 'the-gateway-stands-alone',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(src|mocks|scripts|deploy|e2e)/' },
    },
    {
      name: 'the-console-knows-no-gateway',
      severity: 'error',
      from: { path: '^(src|e2e)/', pathNot: '^e2e/gateway/' },
      to: { path: '^gateway/' },
    },
    {
      name: 'mocks-know-app-ports-and-rules',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        path: '^gateway/',
        pathNot:
          '^gateway/((app|answers|ports|(refund|service|trail|transaction|user|vault)-ports)\\.ts|acts/|alerts/|backups/|balancer/|channels/|notifications/|promotions/|refunds/|reporting/|services/|trail/|transactions/|users/|vault/|rules/|wire/|sources/demonstration/)',
      },
    },
    {
      name: 'sources-know-ports-and-rules',
      severity: 'error',
      from: { path: '^gateway/sources/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        path: '^gateway/',
        pathNot: '^gateway/(((alert-|backup-|balancer-|service-)?ports|config(-services)?)\\.ts|sources/|rules/|wire/)',
      },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^gateway/(rules|wire)/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^gateway/(rules|wire)/' },
    },
    {
      name: 'sql-knows-ports-and-rules',
      severity: 'error',
      from: { path: '^gateway/sql/', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        pathNot:
          '^gateway/(sql|rules|wire)/|^gateway/(act-|alert-|backup-|balancer-|channel-|intake-|notification-|promotion-|refund-|report-|service-|sign-in-|trail-|transaction-|user-|vault-)?ports\\.ts|^node_modules/(kysely|pg|@types/pg|@electric-sql/pglite|zod|vitest)/|^(node:)?(child_process|crypto|events|fs|net|os|path|stream|stream/promises|timers/promises|worker_threads|zlib)$',
      },
    },
    {
      name: 'databases-only-in-sql',
      severity: 'error',
      from: { pathNot: '^gateway/sql/|\\.(test|fixture)\\.ts$' },
      to: { path: 'node_modules/(kysely|pg|@electric-sql/pglite)/' },
    },
    {
      name: 'hono-only-in-the-gateway',
      severity: 'error',
      from: { path: '^(src|e2e|scripts|deploy)/' },
      to: { path: 'node_modules/(hono|@hono)/' },
    },
    {
      name: 'the-test-kit-is-for-tests',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/testing/|\\.(test|fixture)\\.tsx?$' },
      to: { path: '^src/testing/' },
    },
    {
      name: 'the-product-knows-no-tools',
      severity: 'error',
      from: { path: '^(src|mocks|gateway)/' },
      to: { path: '^(scripts|deploy)/' },
    },
    { name: 'e2e-stands-alone', severity: 'error', from: { path: '^e2e/' }, to: { path: '^src/' } },
    { name: 'src-never-imports-e2e', severity: 'error', from: { path: '^(src|mocks)/' }, to: { path: '^e2e/' } },
    {
      name: 'ky-only-in-shared-api',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/shared/api/' },
      to: { path: 'node_modules/ky/' },
    },
    {
      name: 'forge-only-lazily',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/shared/cipher/rsa\\.ts$|\\.test\\.tsx?$' },
      to: { path: 'node_modules/node-forge/' },
    },
    {
      name: 'rsa-only-lazily',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/shared/cipher/rsa\\.ts$', dynamic: false },
    },
    {
      name: 'msw-only-in-mocks',
      severity: 'error',
      from: { path: '^(src|e2e)/', pathNot: '^src/testing/|\\.(test|fixture)\\.tsx?$' },
      to: { path: 'node_modules/msw/' },
    },
    {
      name: 'ui-is-plain',
      severity: 'error',
      from: { path: '^src/shared/ui/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(@tanstack|zustand|ky)/' },
    },
    {
      name: 'no-index-files',
      severity: 'error',
      from: {},
      to: { path: '^(src|mocks|gateway|e2e|scripts|deploy)/.*index\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
