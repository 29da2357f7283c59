import { HardDrive } from 'lucide-react';
import { MISSING } from '~/shared/copy';
import { formatMetric } from '~/shared/format/metric-value';
import { toText } from '~/shared/format/read-value';
import { Badge } from '~/shared/ui/feedback/badge';
import { diskRunway, runwayText } from '../samples/trends';
import { above, usageTone, usedPercent } from './findings';
import { gbText, sizeToGb } from './gigabytes';
import { filled, objectsOf } from './read-metrics';
import { defineSection } from './section';

interface Mount {
  readonly id: number;
  readonly name: string;
  readonly usedGb: number | null;
  readonly totalGb: number | null;
  readonly freeGb: number | null;
}

const metrics = (
  [
    ['usedGb', 'Usado'],
    ['totalGb', 'Total'],
    ['freeGb', 'Libre'],
  ] as const
).map(([key, label]) => ({ key, label, format: 'gb' as const }));

export const filesystem = defineSection({
  key: 'filesystem',
  title: 'Filesystem',
  icon: HardDrive,
  availability: 'red-when-empty',
  read: (value) => filled(objectsOf(value).map(readMount)),
  metrics: (mounts) =>
    mounts.map(({ name, usedGb, totalGb, freeGb }) => ({ part: name, metrics, values: { usedGb, totalGb, freeGb } })),
  width: () => 3,
  layout: (mounts, { PartGrid, PartCard, UsageBar }) => (
    <PartGrid items={mounts}>
      {(mount) => {
        const percent = usedPercent(mount.totalGb, mount.usedGb);
        const tone = usageTone(percent);
        const text = formatMetric(percent, 'percent');
        return (
          <PartCard key={mount.id} title={mount.name} aside={<Badge tone={tone}>{text}</Badge>}>
            <UsageBar label={`Uso de ${mount.name}`} percent={percent} text={text} tone={tone} />
            <dl className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1 text-sm">
              {metrics.map(({ key, label }) => (
                <div key={key}>
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-semibold">{gbText(mount[key])}</dd>
                </div>
              ))}
            </dl>
          </PartCard>
        );
      }}
    </PartGrid>
  ),
  column: 'xxl:w-16',
  thresholds: {
    diskWarning: { preset: 80, min: 0, max: 100, label: 'Disco usado: degradado por encima de (%)' },
    diskDanger: { preset: 90, min: 0, max: 100, label: 'Disco usado: falla por encima de (%)' },
    diskRunway: { preset: 24, min: 0, max: 1440, label: 'Disco: degradado si se llena en menos de (h)' },
  },
  findings: (mounts, { samples, thresholds, hints }) =>
    mounts.flatMap(({ name, totalGb, usedGb }) => {
      const percent = usedPercent(totalGb, usedGb);
      const full =
        above('failure', name, percent, thresholds.diskDanger, ' %') ??
        above('degraded', name, percent, thresholds.diskWarning, ' %');
      const runway = diskRunway(samples.at, samples.series[`filesystem/${name}/freeGb`] ?? []);
      if (!runway) return [full];
      const text = `${name} ${runwayText(runway)}`;
      const soon = runway.hours < thresholds.diskRunway;
      if (!soon) hints.push(text);
      return [full, soon ? ['degraded', text] : null];
    }),
  sampled: ['freeGb'],
});

function readMount(entry: Readonly<Record<string, unknown>>, id: number): Mount {
  const [totalGb, freeGb] = [sizeToGb(entry.total), sizeToGb(entry.free)];
  const usedGb = totalGb === null || freeGb === null ? null : totalGb - freeGb;
  return { id, name: toText(entry.mountPoint) ?? MISSING, usedGb, totalGb, freeGb };
}
