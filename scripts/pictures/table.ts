// What `npm run pictures` takes: each screen of the menu, and what is worth a look in it. A line for each.
import type { Locator, Page } from 'playwright';
import { ROLES } from '../../src/session/access.ts';

interface Picture {
  name: string;
  address: string;
  /** Stands there once the answers have come. */
  shows: string | RegExp;
  /** What is done before. */
  act?: (page: Page) => Promise<unknown>;
  /** Who looks; somebody who administrates where none is named. */
  role?: (typeof ROLES)[number];
  /** What of the page is taken. */
  part?: (page: Page) => Locator;
}

export const THEMES = ['light', 'dark'] as const;

export const DEVICES = [
  { suffix: '', width: 1440, height: 900 },
  { suffix: '-narrow', width: 1024, height: 768 },
  { suffix: '-phone', width: 390, height: 844 },
] as const;

export const fileOf = ({ name }: { name: string }, { suffix }: { suffix: string }, theme: string) =>
  `docs/pictures/${name}${suffix}-${theme}.png`;

const open = (page: Page) => page.locator('[data-row-toggle="0"]').click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** On a phone it is behind a button. */
const openMenu = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Menú', exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
};

/** What each role has to go to. */
const MENUS: readonly Picture[] = ROLES.map((role) => ({
  name: `menu-${role.toLowerCase()}`,
  address: '/mi-cuenta',
  shows: 'Dashboard',
  act: openMenu,
  role,
  part: (page) => page.getByRole('navigation', { name: 'Menú principal' }).locator('> div'),
}));

const TO_AUTHORIZE = '/devoluciones?view=TO_AUTHORIZE&dateRange=todo';

export const PICTURES: readonly Picture[] = [
  ...MENUS,
  { name: 'dashboard', address: '/dashboard?dateRange=7d', shows: /^ORD-/ },
  {
    name: 'statistics',
    address: '/dashboard/estadistica?dateRange=30d&groupBy=paymentMethod',
    shows: 'Total',
    act: (page) => page.locator('.uplot canvas').waitFor(),
  },
  { name: 'history', address: '/historial-de-operaciones?dateRange=7d', shows: /^Mostrando del 1 al 10/ },
  {
    name: 'operation',
    address: '/historial-de-operaciones?dateRange=ayer&paymentMethod=OXXO&minAmount=49900&maxAmount=49900',
    shows: 'El cliente',
    act: async (page) => {
      await page.getByText('04:23:41 PM').first().click();
      await page.getByRole('button', { name: 'Agregar nota' }).waitFor();
    },
  },
  {
    name: 'review',
    address: '/historial-de-operaciones?status=REVIEW&dateRange=7d',
    shows: /^Aprobar \$/,
    act: async (page) => {
      await open(page);
      await press(page, 'Resolver revisión');
      await page.getByRole('radio', { name: /^Aprobar/ }).check();
      await page.getByLabel('Motivo').fill('El titular confirmó la compra.');
    },
  },
  { name: 'refunds', address: '/devoluciones', shows: /devoluciones en el filtro$/ },
  { name: 'refund', address: TO_AUTHORIZE, shows: /^El monto cabe/, act: open },
  {
    name: 'refund-file',
    address: '/historial-de-operaciones?status=SUCCESS&paymentMethod=CARD&dateRange=7d',
    shows: /^2 filas de 5 con errores/,
    act: async (page) => {
      const labels = await page.locator('[data-row-toggle]').evaluateAll((all) => all.map((one) => one.ariaLabel));
      const [one, two, three] = labels.map((label) => label?.match(/OP\d+/)?.[0]);
      const rows = [`${one};149.50;Cobro duplicado`, `${two};1;Fraude`, `${two};mil;Fraude`, `${three};1;Otro`];
      const buffer = Buffer.from(['Operación;Monto;Motivo', ...rows, 'OP1;249.50;Cobro duplicado'].join('\n'));
      await page.goto(page.url().replace(/#.*/, '#/devoluciones?lote=1'));
      await page.getByLabel('Archivo', { exact: true }).setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer });
    },
  },
  {
    name: 'channels',
    address: '/canales',
    shows: 'Últimas 24 h',
    act: (page) => press(page, 'Ver el canal Aplicación'),
  },
  {
    name: 'promotions',
    address: '/promociones',
    shows: 'Presupuesto que queda',
    act: (page) => press(page, 'Ver la promoción Doble saldo'),
  },
  { name: 'reports', address: '/reportes', shows: /^Se esperan/ },
  {
    name: 'properties',
    address: '/propiedades',
    shows: 'Historial de cambios',
    act: (page) => press(page, 'Ver la propiedad autorizador.activo'),
  },
  {
    name: 'backups',
    address: '/soporte/backups?source=REDIS',
    shows: 'SHA-256',
    act: (page) => press(page, /^Ver el respaldo redis-/),
  },
  { name: 'users', address: '/usuarios', shows: /^Mostrando/ },
  { name: 'account', address: '/mi-cuenta', shows: 'Esta sesión' },
  { name: 'alerts', address: '/soporte/alertas', shows: 'El adquirente no responde' },
  { name: 'monitoring', address: '/soporte/trazabilidad?server=pagos-qa-02', shows: 'Elastic' },
  { name: 'fleet', address: '/soporte/trazabilidad?view=flota', shows: /^Los datos no son válidos/ },
  { name: 'services', address: '/soporte/servicios', shows: 'Incidentes, 24 h', act: open },
  {
    name: 'logs',
    address: '/soporte/logs?order=ORD-DEMO-000051&q=1',
    shows: 'Response',
    act: (page) => page.getByRole('button', { name: 'Ver detalles' }).nth(2).click(),
  },
  { name: 'transactions', address: '/soporte/reporte-de-transacciones', shows: /operaciones en el periodo$/ },
  { name: 'balancer', address: '/soporte/balanceador', shows: /^\d de \d activos/ },
  {
    name: 'notifications',
    address: '/soporte/notificaciones?status=FAILED&dateRange=7d',
    shows: 'Petición',
    act: open,
  },
];
