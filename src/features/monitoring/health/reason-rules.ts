import { MISSING } from '~/shared/copy';
import { type Figure, formatFigure } from '~/shared/format/figures';
import { formatCount, formatNumber } from '~/shared/format/numbers';
import type { SectionData, SectionKey } from '../api/report';
import { gained } from '../samples/rates';
import type { Ring } from '../samples/ring';
import { diskRunway, runwayText, samplesStandingStill } from '../samples/trends';
import { needsNoDataBadge, REDIS_ENTRIES } from '../sections/availability';
import { SECTION_RULES } from '../sections/section-rules';
import { SECTION_TITLES } from '../sections/section-titles';
import { usedPercent } from '../sections/usage-level';
import type { Limits } from './limits';

/** From bad to worse. 'Falla' is a red icon or the limit of a full disk, 'Degradado' any other limit (spec 6.9). */
export type ReasonLevel = 'degraded' | 'failure';

interface Context {
  ring: Ring;
  limits: Limits;
  /** Takes what is worth knowing without being a reason. */
  hints: string[];
}

type Found = readonly [level: ReasonLevel, text: string];
type Rule<K extends SectionKey> = (data: SectionData[K], context: Context) => (Found | null)[];

/** Reasons of one section. @param data null when it is empty */
export function sectionReasons<K extends SectionKey>(
  section: K,
  data: SectionData[K] | null,
  context: Context,
): Found[] {
  if (section === 'redis') {
    const missing = redisCount((data as SectionData['redis'] | null)?.length ?? 0);
    if (missing) return [missing, ...(data === null ? [] : apply(section, data, context))];
  }
  if (data === null) {
    const level = needsNoDataBadge(SECTION_RULES[section], data) ? 'degraded' : 'failure';
    return [[level, `${SECTION_TITLES[section]} llegó sin datos`]];
  }
  return apply(section, data, context);
}

function apply<K extends SectionKey>(section: K, data: SectionData[K], context: Context): Found[] {
  const rule: Rule<K> | undefined = rules[section];
  return (rule?.(data, context) ?? []).filter((found) => found !== null);
}

function redisCount(count: number): Found | null {
  if (count === REDIS_ENTRIES) return null;
  if (count > REDIS_ENTRIES) return ['failure', `Redis: hay ${count} instancias, se esperan ${REDIS_ENTRIES}`];
  const verb = REDIS_ENTRIES - count === 1 ? 'falta' : 'faltan';
  return ['failure', `Redis: ${verb} ${REDIS_ENTRIES - count} de ${REDIS_ENTRIES} instancias`];
}

const rules: { [K in SectionKey]?: Rule<K> } = {
  filesystem: (mounts, context) => {
    const { limits } = context;
    return mounts.flatMap(({ mountPoint, totalGb, freeGb }) => {
      const name = mountPoint ?? MISSING;
      const percent = usedPercent(totalGb, totalGb === null || freeGb === null ? null : totalGb - freeGb);
      const full =
        above('failure', name, percent, limits.diskDanger, ' %') ??
        above('degraded', name, percent, limits.diskWarning, ' %');
      return [full, fillingUp(name, context)];
    });
  },
  redis: (items, { ring, limits }) =>
    items.map(({ host, id, rejectedConnections }) => {
      const name = String(host ?? `Redis ${id + 1}`);
      const grows = growth(ring, `redis/${name}/rejectedConnections`) > 0;
      const count = amount(rejectedConnections);
      return grows && count !== null && count > limits.redisRejected
        ? ['degraded', `Redis ${name}: ${formatFigure(rejectedConnections, 'count')} rechazadas y en aumento`]
        : null;
    }),
  mongo: ({ figures }, { limits }) =>
    (['read', 'write'] as const).map((kind) => {
      const left = amount(figures[`tickets.${kind}.available`]);
      const name = kind === 'read' ? 'lectura' : 'escritura';
      return left !== null && left <= limits.mongoTickets
        ? ['degraded', `Mongo: tickets de ${name} disponibles ${formatCount(left)} ≤ ${limits.mongoTickets}`]
        : null;
    }),
  kafka: (consumers, { ring, limits }) =>
    consumers.map(({ clientId, topic }) => {
      const part = `${formatFigure(clientId, 'text')} · ${formatFigure(topic, 'text')}`;
      const still = samplesStandingStill(ring, ring.series[`kafka/${part}/offset`] ?? [], limits.kafkaStill);
      return still === null ? null : ['degraded', `Kafka: ${part} sin avance en ${still} muestras`];
    }),
  mysql: (_data, { ring, limits }) => {
    const more = growth(ring, 'mysql//abortedClients');
    return [more > limits.mysqlAborted ? ['degraded', `MySQL: ${formatCount(more)} clientes abortados más`] : null];
  },
  nginx: ({ dropped }, { limits }) => [
    above('degraded', 'Nginx: descartadas', amount(dropped), limits.nginxDropped, ''),
  ],
  cpu: (data, { limits }) => [
    above('degraded', 'I/O wait', amount(data.iowait), limits.iowait, ' %'),
    above('degraded', 'Steal', amount(data.steal), limits.steal, ' %'),
  ],
  memory: (data, { limits }) => {
    const [free, cached] = [amount(data['ram.free']), amount(data['ram.cached'])];
    // What the cache holds can be given back at once.
    const available = usedPercent(amount(data['ram.total']), free === null ? null : free + (cached ?? 0));
    const swap = usedPercent(amount(data['swap.total']), amount(data['swap.used']));
    return [
      available !== null && available < limits.memoryAvailable
        ? [
            'degraded',
            `Memoria disponible ${figure(available, limits.memoryAvailable)} % < ${figure(limits.memoryAvailable)} %`,
          ]
        : null,
      above('degraded', 'SWAP usada', swap, limits.swapUsed, ' %'),
    ];
  },
  network: (links, { ring, limits }) =>
    links.map(({ name, id, ...counts }) => {
      const part = formatFigure(name, 'text');
      const lately = (key: string) => growth(ring, `network/${part}/${key}`);
      const packets = lately('packetsIn') + lately('packetsOut');
      const errors = lately('errorsIn') + lately('errorsOut');
      const since = sum(counts.errorsIn, counts.errorsOut) / sum(counts.packetsIn, counts.packetsOut);
      const percent = (packets > 0 ? errors / packets : since) * 100;
      return above(
        'degraded',
        `${part}: errores`,
        Number.isFinite(percent) ? percent : null,
        limits.networkErrors,
        ' %',
      );
    }),
};

function fillingUp(name: string, { ring, limits, hints }: Context): Found | null {
  const runway = diskRunway(ring.at, ring.series[`filesystem/${name}/freeGb`] ?? []);
  if (!runway) return null;
  const text = `${name} ${runwayText(runway)}`;
  if (runway.hours < limits.diskRunway) return ['degraded', text];
  hints.push(text);
  return null;
}

/** What a counter gained between the last two samples; 0 when it fell or is unknown. */
function growth({ series }: Ring, key: string): number {
  const values = series[key] ?? [];
  return Math.max(0, gained(values.at(-1) ?? null, values.at(-2) ?? null) ?? 0);
}

function above(level: ReasonLevel, what: string, value: number | null, limit: number, unit: string): Found | null {
  if (value === null || value <= limit) return null;
  return [level, `${what} ${figure(value, limit)}${unit} > ${figure(limit)}${unit}`];
}

/** At most one decimal, unless that would make the value look as if it were on its limit, at nothing or at all. */
function figure(value: number, limit = Number.NaN): string {
  const short = formatNumber(value, 0, 1);
  const misleads = short === formatNumber(limit, 0, 1) || Number(short) === 0 || Number(short) === 100;
  return misleads ? formatNumber(value, 0, 6) : short;
}

function sum(...figures: Figure[]): number {
  return figures.reduce<number>((total, each) => total + (amount(each) ?? 0), 0);
}

function amount(value: Figure): number | null {
  return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : null;
}
