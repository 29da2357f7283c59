import { Leaf } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMetric } from '~/shared/format/metric-value';
import { formatCount } from '~/shared/format/numbers';
import type { MetricValue } from '~/shared/format/read-value';
import { amount } from './findings';
import { isObject, metric, readItems, readObject } from './read-metrics';
import { defineSection } from './section';

const connections = [
  metric('connections.current', 'Conexiones actuales'),
  metric('connections.available', 'Conexiones disponibles'),
  metric('connections.totalCreated', 'Conexiones creadas'),
];
const activity = [
  metric('activity.requests', 'Solicitudes'),
  metric('activity.bytesIn', 'Datos de entrada', 'bytes'),
  metric('activity.bytesOut', 'Datos de salida', 'bytes'),
];
const cachePages = [
  metric('cachePages.read', 'Páginas leídas'),
  metric('cachePages.written', 'Páginas escritas'),
  metric('cachePages.evicted', 'Páginas desalojadas'),
];
const performance = [
  metric('performance.readLatency', 'Latencia de lectura', 'micros'),
  metric('performance.writeLatency', 'Latencia de escritura', 'micros'),
  metric('performance.commandLatency', 'Latencia de comandos', 'micros'),
  metric('performance.pageFaults', 'Fallos de página'),
];
const tickets = <K extends 'read' | 'write'>(kind: K) => [
  metric(`tickets.${kind}.out`, 'En uso'),
  metric(`tickets.${kind}.available`, 'Disponibles'),
  metric(`tickets.${kind}.total`, 'Total'),
];
const [readTickets, writeTickets] = [tickets('read'), tickets('write')];
const own = [...connections, ...activity, ...cachePages, ...performance];

const lockType = metric('type', 'Tipo', 'text');
const globalLocks = [
  metric('readers', 'Lectores'),
  metric('writers', 'Escritores'),
  metric('us', 'µs'),
  metric('total', 'Total'),
];
const lockDetails = [metric('exclusive', 'Exclusivo'), metric('internal', 'Interno'), metric('read', 'Lectura')];

/** Names of the global locks; another type is shown as sent. */
const LOCK_TYPES = new Map([
  ['currentQueue', 'Cola actual'],
  ['activeClients', 'Clientes activos'],
  ['totalTime', 'Tiempo total'],
]);

const scalars = [...own, ...readTickets, ...writeTickets];

export const mongo = defineSection({
  key: 'mongo',
  title: 'Mongo',
  icon: Leaf,
  availability: 'red-when-empty',
  read: (value) => {
    const values = readObject(scalars, value);
    return isObject(value) && values
      ? {
          values,
          globalLocks: readItems([lockType, ...globalLocks], value.globalLocks),
          lockDetails: readItems([lockType, ...lockDetails], value.lockDetails),
        }
      : null;
  },
  metrics: (data) => [
    {
      part: '',
      metrics: [...own, ...labelled('Lectura', readTickets), ...labelled('Escritura', writeTickets)],
      values: data.values,
    },
    ...data.globalLocks.map((lock) => ({
      part: formatMetric(nameOf(lock), 'text'),
      metrics: globalLocks,
      values: lock,
    })),
    ...data.lockDetails.map((lock) => ({
      part: `Bloqueo ${formatMetric(lock.type, 'text')}`,
      metrics: lockDetails,
      values: lock,
    })),
  ],
  width: () => 3,
  layout: (data, { MetricList, MetricTable }) => (
    <div className="flex flex-col gap-5">
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {group('Conexiones', <MetricList metrics={connections} values={data.values} />)}
        {group('Actividad', <MetricList metrics={activity} values={data.values} />)}
        {group('Páginas de caché', <MetricList metrics={cachePages} values={data.values} />)}
        {group('Rendimiento', <MetricList metrics={performance} values={data.values} />)}
        <div className="sm:col-span-2">
          <h3 className="mb-1.5 text-sm font-semibold">Tickets de concurrencia</h3>
          <div className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
            {subgroup('Lectura', <MetricList metrics={readTickets} values={data.values} />)}
            {subgroup('Escritura', <MetricList metrics={writeTickets} values={data.values} />)}
          </div>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {data.globalLocks.length > 0 && (
          <MetricTable
            caption="Bloqueos globales"
            columns={[lockType, ...globalLocks]}
            items={data.globalLocks.map((lock) => ({ ...lock, type: nameOf(lock) }))}
          />
        )}
        {data.lockDetails.length > 0 && (
          <MetricTable caption="Detalle de bloqueos" columns={[lockType, ...lockDetails]} items={data.lockDetails} />
        )}
      </div>
    </div>
  ),
  column: 'xxl:w-12',
  sampled: ['activity.requests'],
  thresholds: {
    mongoTickets: { preset: 0, min: 0, max: 10_000, label: 'Mongo: tickets disponibles, hasta' },
  },
  findings: ({ values }, { thresholds: { mongoTickets } }) =>
    (['read', 'write'] as const).map((kind) => {
      const left = amount(values[`tickets.${kind}.available`]);
      const name = kind === 'read' ? 'lectura' : 'escritura';
      return left !== null && left <= mongoTickets
        ? ['degraded', `Mongo: tickets de ${name} disponibles ${formatCount(left)} ≤ ${mongoTickets}`]
        : null;
    }),
});

function labelled(kind: string, metrics: typeof own | typeof readTickets | typeof writeTickets) {
  return metrics.map((each) => ({ ...each, label: `${kind}: ${each.label.toLowerCase()}` }));
}

function nameOf({ type }: { type: MetricValue }): MetricValue {
  return LOCK_TYPES.get(String(type)) ?? type;
}

function group(title: string, children: ReactNode) {
  return (
    <div>
      <h3 className="mb-1.5 text-sm font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function subgroup(title: string, children: ReactNode) {
  return (
    <div>
      <h4 className="mb-1 border-b border-line pb-1 text-sm font-medium">{title}</h4>
      {children}
    </div>
  );
}
