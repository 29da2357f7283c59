import { MISSING } from '~/shared/copy';
import { type Figure, type FigureFormat, formatFigure } from '~/shared/format/figures';
import * as tables from '../api/figure-tables';
import { gbText } from '../api/gb-text';
import type { Fields, Item } from '../api/read-values';
import type { SectionData, SectionKey, ServerReport } from '../api/report';
import { copy } from '../copy';
import { SECTION_KEYS } from '../sections/section-titles';

/** One figure of a report, wherever it stands. */
export interface FlatFigure {
  /** The same for the same figure of every report, for example 'network/eth0/bytesIn'. */
  key: string;
  section: SectionKey;
  /** Which of several things in the section: a mount point, an instance; '' where there is but one. */
  part: string;
  label: string;
  format: FigureFormat | 'gb';
  figure: Figure;
}

type Group = [part: string, rows: readonly tables.FigureRow[], values: Readonly<Record<string, Figure>>];

const gbRow = (key: string, label: string): tables.FigureRow => ({ key, label, format: 'count' });
const mountRows = [gbRow('usedGb', copy.used), gbRow('totalGb', copy.total), gbRow('freeGb', copy.free)];
const kafkaOffset = tables.kafkaFigures.filter(({ key }) => key !== 'clientId' && key !== 'topic');

const mongoRows = [
  ...tables.mongoConnections,
  ...tables.mongoActivity,
  ...tables.mongoCachePages,
  ...tables.mongoPerformance,
  ...ticketRows(tables.mongoReadTickets, copy.mongo.read),
  ...ticketRows(tables.mongoWriteTickets, copy.mongo.write),
];

function ticketRows(rows: readonly tables.FigureRow[], kind: string): tables.FigureRow[] {
  return rows.map((row) => ({ ...row, label: `${kind}: ${row.label.toLowerCase()}` }));
}

const parts = <T>(items: readonly T[], rows: readonly tables.FigureRow[], nameOf: (item: T) => Figure): Group[] =>
  items.map((item) => [text(nameOf(item)), rows, item as Readonly<Record<string, Figure>>]);

const one =
  (rows: readonly tables.FigureRow[]) =>
  (values: Fields<never>): Group[] => [['', rows, values]];

const groupers: { [K in SectionKey]: (data: SectionData[K]) => Group[] } = {
  filesystem: (mounts) =>
    mounts.map(({ mountPoint, totalGb, freeGb }) => {
      const usedGb = totalGb === null || freeGb === null ? null : totalGb - freeGb;
      return [mountPoint ?? MISSING, mountRows, { usedGb, totalGb, freeGb }];
    }),
  redis: (items) => parts(items, tables.redisFigures, ({ host, id }) => host ?? copy.redisInstance(id + 1)),
  mongo: ({ figures, globalLocks, lockDetails }) => [
    ['', mongoRows, figures],
    ...parts(globalLocks, tables.globalLockFigures.slice(1), lockName),
    ...parts(lockDetails, tables.lockDetailFigures.slice(1), ({ type }) => `${copy.mongo.lock} ${text(type)}`),
  ],
  kafka: (items) => parts(items, kafkaOffset, ({ clientId, topic }) => `${text(clientId)} · ${text(topic)}`),
  mysql: one(tables.mysqlFigures),
  nginx: one(tables.nginxFigures),
  cpu: one([...tables.cpuFigures, tables.cpuTotal]),
  memory: one([...tables.ramFigures, tables.ramUsed, ...tables.swapFigures]),
  process: one(tables.processFigures),
  network: (items) => parts(items, tables.networkFigures, ({ name }) => name),
  elastic: (items) => parts(items, tables.elasticFigures, ({ clusterName }) => clusterName),
};

/** Every figure of a report in the order of the screen. Parts of the same name are told apart by a number. */
export function flatFigures({ sections }: ServerReport): FlatFigure[] {
  return SECTION_KEYS.flatMap((section) => sectionFigures(section, sections[section] ?? null));
}

function sectionFigures<K extends SectionKey>(section: K, data: SectionData[K] | null): FlatFigure[] {
  if (data === null) return [];
  const seen = new Map<string, number>();
  return groupers[section](data).flatMap(([name, rows, values]) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const part = times === 1 ? name : `${name} (${times})`;
    return rows.map(({ key, label, format }) => ({
      key: `${section}/${part}/${key}`,
      section,
      part,
      label,
      format: section === 'filesystem' ? ('gb' as const) : format,
      figure: values[key] ?? null,
    }));
  });
}

/** Text of a flat figure with its unit. */
export function flatText(figure: Figure, format: FlatFigure['format']): string {
  if (format !== 'gb') return formatFigure(figure, format);
  return typeof figure === 'number' ? gbText(figure) : MISSING;
}

function text(figure: Figure): string {
  return formatFigure(figure, 'text');
}

function lockName({ type }: Item<'type'>): string {
  return copy.mongo.lockTypes.get(String(type)) ?? text(type);
}
