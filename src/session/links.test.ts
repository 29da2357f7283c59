import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_PATHS, type AppPath } from './access';
import {
  alertLink,
  alertsLink,
  alertsOfLink,
  balancerLink,
  dashboardLink,
  deliveryLink,
  fleetLink,
  hashOf,
  historyLink,
  operationLink,
  personLink,
  promotionLink,
  propertyLink,
  refundLink,
  refundsLink,
  serverLink,
  serviceLink,
  servicesLink,
  statisticsLink,
  timelineLink,
  tracesOfLink,
} from './links';

test.each([
  [timelineLink('ORD-00012', 'SOPORTE'), '#/soporte/logs?order=ORD-00012&q=1&view=historia'],
  [timelineLink('ORD 7&8', 'FINANZAS'), '#/logs?order=ORD+7%268&q=1&view=historia'],
  [timelineLink('ORD-1'), '#/logs?order=ORD-1&q=1&view=historia'],
  [serverLink('pagos-mx-01'), '#/soporte/trazabilidad?server=pagos-mx-01'],
  [serverLink('pagos-mx-01', 'redis'), '#/soporte/trazabilidad?server=pagos-mx-01&section=redis'],
  [fleetLink(), '#/soporte/trazabilidad?view=flota'],
  [historyLink({ status: 'ERROR' }), '#/historial-de-operaciones?status=ERROR'],
  [operationLink('OP-1'), '#/historial-de-operaciones?operacion=OP-1'],
  [operationLink('OP-1', { page: '2' }), '#/historial-de-operaciones?page=2&operacion=OP-1'],
  [personLink(), '#/historial-de-operaciones?dato=1&dateRange=todo'],
  [dashboardLink({ dateRange: '7d' }), '#/dashboard?dateRange=7d'],
  [statisticsLink({ dateRange: '30d' }), '#/dashboard/estadistica?dateRange=30d'],
  [tracesOfLink('autorizador', 'SOPORTE'), '#/soporte/logs?services=autorizador&q=1'],
  [tracesOfLink('autorizador', 'TELCEL'), '#/logs?services=autorizador&q=1'],
  [serviceLink('oxxo'), '#/soporte/servicios?servicio=oxxo'],
  [servicesLink(), '#/soporte/servicios?'],
  [alertsOfLink('oxxo'), '#/soporte/alertas?source=oxxo'],
  [alertsLink(), '#/soporte/alertas?'],
  [alertLink('ALR-1'), '#/soporte/alertas?alerta=ALR-1'],
  [refundsLink(), '#/devoluciones?'],
  [refundLink('DEV-1', { view: 'MINE' }), '#/devoluciones?view=MINE&devolucion=DEV-1'],
  [balancerLink({ nodo: 'pagos/app-01' }), '#/soporte/balanceador?nodo=pagos%2Fapp-01'],
  [deliveryLink('NTF-1'), '#/soporte/notificaciones?dateRange=todo&envio=NTF-1'],
  [promotionLink('PRM-1'), '#/promociones?promocion=PRM-1'],
  [propertyLink('PRO-1'), '#/propiedades?propiedad=PRO-1'],
])('%j', (link, hash) => {
  expect(hashOf(link)).toBe(hash);
});

/** Sources of features that spell the address of a screen, its search included, instead of asking a builder for it. */
function spelledAddresses(): string[] {
  const root = new URL('../features/', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file),
  );
  return sources.flatMap((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return APP_PATHS.filter((path) => spells(text, path)).map((path) => `${file}: ${path}`);
  });
}

function spells(text: string, path: AppPath): boolean {
  const literal = `['"\`]#?${path.replaceAll('/', '\\/')}`;
  return new RegExp(`${literal}\\?|${literal}['"\`],?\\s*search(?::|=\\{)\\s*(?!true\\b)[{\\w]`).test(text);
}

test.each([
  [`<Link to="/logs" search={{ order }}>`, '/logs', true],
  [`navigate({ to: '/logs', search: { order } })`, '/logs', true],
  [`{ path: '/logs', search: searchOf(order) }`, '/logs', true],
  ['`#/logs?order=`', '/logs', true],
  [`<Link to="/logs">`, '/logs', false],
  [`navigate({ to: '/dashboard', replace: true })`, '/dashboard', false],
  [`navigate({ to: '/dashboard', search: true })`, '/dashboard', false],
  [`canVisit(role, '/logs')`, '/logs', false],
  [`<Link to="/soporte/logs" search={{ order }}>`, '/logs', false],
] as const)('%s spells %s: %s', (text, path, spelled) => {
  expect(spells(text, path)).toBe(spelled);
});

test('no screen spells the address of another one, or its own', () => {
  expect(spelledAddresses()).toEqual([]);
});
