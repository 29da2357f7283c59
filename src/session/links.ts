import type { SearchParams } from '~/shared/address/search-params';
import { PERSON_SEARCH } from '~/shared/masking/searched-person';
import { type AppPath, canVisit } from './access';

/** A screen and what it is asked, for a router's Link or navigate. */
interface ScreenLink<Path extends AppPath = AppPath> {
  to: Path;
  search: Record<string, string>;
}

function link<Path extends AppPath>(to: Path, search: SearchParams = {}): ScreenLink<Path> {
  return { to, search: { ...search } };
}

/** What a link has after the page's own address, from the '#' on. */
export function hashOf({ to, search }: { to: string; search: SearchParams }): string {
  return `#${to}?${new URLSearchParams(search)}`;
}

/** The whole address of a screen, to be copied. */
export function addressOf(screen: { to: string; search: SearchParams }): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${hashOf(screen)}`;
}

/** The logs' path for a role: of the two the one in the menu, where it is allowed. */
export function logsPath(role: string): '/soporte/logs' | '/logs' {
  return canVisit(role, '/soporte/logs') ? '/soporte/logs' : '/logs';
}

/** Asks for one order alone, to read its timeline. */
export function timelineSearch(order: string): SearchParams {
  return { order, q: '1', view: 'historia' };
}

/**
 * The traces of an order in the logs, as a timeline: the step that failed is open, nothing is left to press.
 * @param role left out, a link that everybody may open
 */
export function timelineLink(order: string, role = '') {
  return link(logsPath(role), timelineSearch(order));
}

export const MONITORING_PATH = '/soporte/trazabilidad';

export function serverLink(server: string, section?: string) {
  return link(MONITORING_PATH, { server, ...(section ? { section } : {}) });
}

export function fleetLink() {
  return link(MONITORING_PATH, { view: 'flota' });
}

/** The traces of a service, where somebody of the role reads them. */
export function tracesOfLink(service: string, role: string) {
  return link(logsPath(role), { services: service, q: '1' });
}

export function serviceLink(serviceId: string) {
  return link('/soporte/servicios', { servicio: serviceId });
}

export function servicesLink(search: SearchParams = {}) {
  return link('/soporte/servicios', search);
}

/** The alerts of a service. */
export function alertsOfLink(service: string) {
  return link('/soporte/alertas', { source: service });
}

const HISTORY_PATH = '/historial-de-operaciones';

export function historyLink(search: SearchParams) {
  return link(HISTORY_PATH, search);
}

/** One operation, open over the list that it is part of. */
export function operationLink(operationId: string, list: SearchParams = {}) {
  return link(HISTORY_PATH, { ...list, operacion: operationId });
}

/** The list of operations of a person, who stands in no address: see `searchPerson`. */
export function personLink() {
  return link(HISTORY_PATH, PERSON_SEARCH);
}

export function refundsLink(search: SearchParams = {}) {
  return link('/devoluciones', search);
}

/** One refund, open over the list that it is part of. */
export function refundLink(refundId: string, list: SearchParams = {}) {
  return link('/devoluciones', { ...list, devolucion: refundId });
}

export function balancerLink(search: SearchParams) {
  return link('/soporte/balanceador', search);
}

/** One delivery to somebody outside, open over the list that it is part of. */
export function deliveryLink(notificationId: string) {
  return link('/soporte/notificaciones', { dateRange: 'todo', envio: notificationId });
}

export function alertsLink(search: SearchParams = {}) {
  return link('/soporte/alertas', search);
}

/** One alert, open over the active ones. */
export function alertLink(alertId: string) {
  return alertsLink({ alerta: alertId });
}

/** One channel, open over the list that it is part of. */
export function channelLink(channelId: string) {
  return link('/canales', { canal: channelId });
}

/** One promotion, open over the list that it is part of. */
export function promotionLink(promotionId: string) {
  return link('/promociones', { promocion: promotionId });
}

/** One property, open over the list that it is part of; its value is in no address. */
export function propertyLink(propertyId: string) {
  return link('/propiedades', { propiedad: propertyId });
}

export function dashboardLink(search: SearchParams) {
  return link('/dashboard', search);
}

export function statisticsLink(search: SearchParams) {
  return link('/dashboard/estadistica', search);
}
