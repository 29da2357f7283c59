import type { Maintenance } from '../wire/services';
import { textOf } from './act-request';
import { isoDate, sentMoment } from './mexico-time';
import { readVersion } from './refund-request';
import type { ServiceSettings, StoredWindow } from './service';
import type { Refusal } from './statistic-query';

const LONGEST_REASON = 250;
const MINUTE = 60_000;
/** A window longer than this would hide a failure. */
const LONGEST = 7 * 86_400_000;
const FARTHEST = 90 * 86_400_000;

const VERSION = 'Di qué versión de la ventana viste.';

export interface WindowRequest {
  from: number;
  to: number;
  reason: string;
  /** Of the window that is changed; undefined for a new one. */
  version: number | undefined;
}

/** Reads the body of a window; its moments are dates with an offset. */
export function readWindow(body: Readonly<Record<string, unknown>>, now: number): WindowRequest | Refusal {
  const fields: Refusal['fields'] = [];
  const fault = (field: string, message: string) => void fields.push({ field, message });
  const [from, to] = [sentMoment(body.from), sentMoment(body.to)];
  const reason = textOf(body.reason);
  const version = body.version === undefined ? undefined : readVersion(body.version, VERSION);
  if (Number.isNaN(from)) fault('from', 'Di cuándo empieza.');
  else if (from > now + FARTHEST) fault('from', 'Empieza en más de 90 días.');
  if (Number.isNaN(to)) fault('to', 'Di cuándo termina.');
  else if (to <= now) fault('to', 'Termina en el pasado.');
  else if (to < from + MINUTE) fault('to', 'Termina antes de empezar.');
  else if (to > from + LONGEST) fault('to', 'Dura más de 7 días.');
  if (reason === '') fault('reason', 'Di por qué.');
  if ([...reason].length > LONGEST_REASON) fault('reason', `El motivo tiene más de ${LONGEST_REASON} caracteres.`);
  if (typeof version === 'object') fields.push(...version.fields);
  return fields.length > 0 || typeof version === 'object' ? { fields } : { from, to, reason, version };
}

/** The window that is open or the next that will be. */
export function currentWindow(windows: readonly StoredWindow[], now: number): StoredWindow | undefined {
  return windows.filter(({ from, to }) => to > now && to > from).toSorted((one, other) => one.from - other.from)[0];
}

/** The window that is open for a service, by id or name, or for all that stands on a server: of those the one that ends first. */
export function silencing(
  source: string,
  services: readonly ServiceSettings[],
  windows: readonly StoredWindow[],
  now: number,
): StoredWindow | undefined {
  const named = services.filter(({ serviceId, name }) => serviceId === source || name === source);
  const silent = named.length > 0 ? named : services.filter(({ servers }) => servers.includes(source));
  const open = silent.map((service) =>
    windows.find(({ serviceId, from, to }) => serviceId === service.serviceId && from <= now && now < to),
  );
  return open.reduce((first, window) => (first && window && window.to < first.to ? window : first && window), open[0]);
}

/** Those that are kept in the place of those that were told. */
export function mergedWindows(told: readonly StoredWindow[], kept: readonly StoredWindow[]): StoredWindow[] {
  const isKept = (window: StoredWindow) =>
    kept.some(({ serviceId, number }) => serviceId === window.serviceId && number === window.number);
  return [...told.filter((window) => !isKept(window)), ...kept];
}

export function maintenanceAnswer({ from, to, reason, by, version }: StoredWindow, now: number): Maintenance {
  return { from: isoDate(from), to: isoDate(to), reason, by: by.name, open: from <= now, version };
}
