import { MISSING } from '~/shared/copy';
import { formatFigure } from '~/shared/format/figures';
import { Badge } from '~/shared/ui/feedback/badge';
import { UsageBar } from '~/shared/ui/usage-bar';
import { gbText } from '../api/gb-text';
import type { Mount } from '../api/report';
import { copy } from '../copy';
import { PartCard, PartGrid } from './part-card';
import { usageTone, usedPercent } from './usage-level';

export function FilesystemSection({ data }: { data: readonly Mount[] }) {
  return <PartGrid items={data}>{(mount) => <MountCard key={mount.id} mount={mount} />}</PartGrid>;
}

function MountCard({ mount: { mountPoint, totalGb, freeGb } }: { mount: Mount }) {
  const usedGb = totalGb === null || freeGb === null ? null : totalGb - freeGb;
  const percent = usedPercent(totalGb, usedGb);
  const tone = usageTone(percent);
  const text = formatFigure(percent, 'percent');
  const title = mountPoint ?? MISSING;
  const amounts = [
    [copy.used, usedGb],
    [copy.total, totalGb],
    [copy.free, freeGb],
  ] as const;
  return (
    <PartCard title={title} aside={<Badge tone={tone}>{text}</Badge>}>
      <UsageBar label={copy.usageOf(title)} percent={percent} text={text} tone={tone} />
      <dl className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1 text-sm">
        {amounts.map(([label, gb]) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{gb === null ? MISSING : gbText(gb)}</dd>
          </div>
        ))}
      </dl>
    </PartCard>
  );
}
