import { type Figure, toText } from '~/shared/format/figures';
import { isEmptyPayload, isEmptyValue } from './empty-payload';
import * as tables from './figure-tables';
import {
  type Fields,
  type Item,
  isObject,
  type KeyOf,
  objectsOf,
  readEntries,
  readFields,
  readItems,
} from './read-values';
import { sizeToGb } from './size-to-gb';

export interface Mount {
  readonly id: number;
  readonly mountPoint: string | null;
  readonly totalGb: number | null;
  readonly freeGb: number | null;
}

const mongoFigures = [
  ...tables.mongoConnections,
  ...tables.mongoActivity,
  ...tables.mongoCachePages,
  ...tables.mongoPerformance,
  ...tables.mongoReadTickets,
  ...tables.mongoWriteTickets,
];
const cpuFigures = [...tables.cpuFigures, tables.cpuTotal];
const memoryFigures = [...tables.ramFigures, tables.ramUsed, ...tables.swapFigures];
const networkFigures = [...tables.networkName, ...tables.networkFigures];

export interface Mongo {
  readonly figures: Fields<KeyOf<typeof mongoFigures>>;
  readonly globalLocks: readonly Item<KeyOf<typeof tables.globalLockFigures>>[];
  readonly lockDetails: readonly Item<KeyOf<typeof tables.lockDetailFigures>>[];
}

/** What each section holds once it is read. */
export interface SectionData {
  filesystem: readonly Mount[];
  redis: readonly Item<KeyOf<typeof tables.redisFigures> | 'host'>[];
  mongo: Mongo;
  kafka: readonly Item<KeyOf<typeof tables.kafkaFigures>>[];
  mysql: Fields<KeyOf<typeof tables.mysqlFigures>>;
  nginx: Fields<KeyOf<typeof tables.nginxFigures>>;
  cpu: Fields<KeyOf<typeof cpuFigures>>;
  memory: Fields<KeyOf<typeof memoryFigures>>;
  process: Fields<KeyOf<typeof tables.processFigures>>;
  network: readonly Item<KeyOf<typeof networkFigures>>[];
  elastic: readonly Item<KeyOf<typeof tables.elasticFigures>>[];
}
export type SectionKey = keyof SectionData;

/**
 * A monitoring payload: a section that was not sent is absent, one without content or of the wrong type is null
 * (spec 6.2).
 */
export interface ServerReport {
  /** Moment of the report as sent, to be shown like every other date (spec 13.5); null when it is none. */
  readonly date: unknown;
  readonly server: string | null;
  readonly sections: { readonly [K in SectionKey]?: SectionData[K] | null };
}

const object =
  <T>(read: (value: unknown) => T) =>
  (value: unknown): T | null =>
    isObject(value) && !isEmptyValue(value) ? read(value) : null;

const list =
  <T>(read: (value: unknown) => readonly T[]) =>
  (value: unknown): readonly T[] | null => {
    const items = read(value);
    return items.length === 0 ? null : items;
  };

const readers: { [K in SectionKey]: (value: unknown) => SectionData[K] | null } = {
  filesystem: list((value) => objectsOf(value).map(readMount)),
  // Each of them counts, whatever it holds (spec 6.3).
  redis: list((value) => readEntries([{ key: 'host', label: '', format: 'text' }, ...tables.redisFigures], value)),
  mongo: object((value) => ({
    figures: readFields(mongoFigures, value),
    globalLocks: readItems(tables.globalLockFigures, isObject(value) ? value.globalLocks : undefined),
    lockDetails: readItems(tables.lockDetailFigures, isObject(value) ? value.lockDetails : undefined),
  })),
  kafka: list((value) => readItems(tables.kafkaFigures, value).map(tidyConsumer)),
  mysql: object((value) => readFields(tables.mysqlFigures, value)),
  nginx: object((value) => readFields(tables.nginxFigures, value)),
  cpu: object((value) => readFields(cpuFigures, value)),
  memory: object((value) => readFields(memoryFigures, value)),
  process: object((value) => readFields(tables.processFigures, value)),
  network: list((value) => readItems(networkFigures, value)),
  elastic: list((value) => readItems(tables.elasticFigures, value)),
};

/**
 * Reads the answer of GET server/{name}; null when it is empty in the sense of spec 6.5, an answer without a body
 * included.
 * @throws TypeError when the answer has content and is no object
 */
export function readReport(answer: unknown): ServerReport | null {
  if (isEmptyValue(answer)) return null;
  if (!isObject(answer)) throw new TypeError('The monitoring answer is no object');
  if (isEmptyPayload(answer)) return null;
  const sent = Object.entries(readers).filter(([key]) => Object.hasOwn(answer, key));
  return {
    date: isObject(answer.date) || Array.isArray(answer.date) ? null : answer.date,
    server: toText(answer.server),
    sections: Object.fromEntries(sent.map(([key, read]) => [key, read(answer[key])])),
  };
}

function readMount(entry: Readonly<Record<string, unknown>>, id: number): Mount {
  return { id, mountPoint: toText(entry.mountPoint), totalGb: sizeToGb(entry.total), freeGb: sizeToGb(entry.free) };
}

/** The consumer-group tool writes '/' before an address, '-' for a missing text and -1 where nothing is committed. */
function tidyConsumer<T extends Item<KeyOf<typeof tables.kafkaFigures>>>(consumer: T): T {
  const tidy = (figure: Figure) => (figure === '-' ? null : figure);
  const { clientHost, clientId, broker, topic, offset } = consumer;
  return {
    ...consumer,
    clientHost: tidy(typeof clientHost === 'string' ? clientHost.replace(/^\//, '') || null : clientHost),
    clientId: tidy(clientId),
    broker: tidy(broker),
    topic: tidy(topic),
    offset: typeof offset !== 'string' && offset !== null && offset < 0 ? null : tidy(offset),
  };
}
