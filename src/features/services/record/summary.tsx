import { Wrench } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { Sparkline } from '~/shared/ui/sparkline';
import type { Service, ServiceDetail } from '../api/service';
import type { BesideService } from '../beside-service';
import { Beats } from '../list/beats';
import { Certificate } from '../list/certificate';
import { shownMs, shownPercent } from '../list/figures';
import { StatusBadge } from '../statuses';
import { copy } from './copy';
import { Dependencies } from './dependencies';
import { Incidents } from './incidents';
import { windowTimes } from './summary-text';

interface SummaryProps {
  service: ServiceDetail;
  beside: BesideService;
  onOpen: (serviceId: string) => void;
  /** What is done with its window; absent for who may not. */
  windowActs: ReactNode;
}

/** All that is known of a service: how it answers, when it failed, what hangs on what, and who has its alerts. */
export function Summary({ service, beside: { Alerts }, onOpen, windowActs }: SummaryProps) {
  const { causes, trend, limitMs, maintenance, instances } = service;
  return (
    <div className="flex flex-col gap-5">
      {causes.length > 0 && <p>{copy.because(causes.map((cause) => safeText(cause.name)).join(', '))}</p>}
      {maintenance && (
        <section
          aria-label={maintenance.open ? copy.maintenance.open : copy.maintenance.planned}
          className="rounded-lg border border-dashed border-primary bg-primary-soft p-3"
        >
          <h3 className="flex items-center gap-2 font-semibold text-primary">
            <Wrench aria-hidden className="size-4" />
            {maintenance.open ? copy.maintenance.open : copy.maintenance.planned}
          </h3>
          <p>{windowTimes(maintenance)}</p>
          <p className="text-sm text-muted">
            <bdi>{safeText(maintenance.reason)}</bdi> {copy.maintenance.silent}{' '}
            {copy.maintenance.by(safeText(maintenance.by))}
          </p>
          {windowActs}
        </section>
      )}
      <Part title={copy.response} note={copy.responseNote(shownMs(service.averageMs24h), shownMs(service.responseMs))}>
        <Sparkline points={trend} {...(limitMs !== null && { limit: limitMs })} className="h-14" />
        <p className="flex justify-between text-sm text-muted">
          <span>{copy.dayAgo}</span>
          <span>{copy.limit(shownMs(limitMs))}</span>
          <span>{copy.now}</span>
        </p>
      </Part>
      <Part title={copy.beats}>
        <Beats beats={service.beats} />
      </Part>
      <Part title={copy.incidents}>
        <Incidents incidents={service.incidents} />
      </Part>
      <Part title={copy.dependencies}>
        <Dependencies service={service} onOpen={onOpen} />
      </Part>
      <Part title={copy.facts.title}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr_auto_1fr]">
          {factsOf(service).map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {instances.length > 0 && (
        <Part title={copy.instances}>
          <table className="w-full text-left">
            <thead className="text-sm text-muted">
              <tr>
                {[copy.host, copy.ip, copy.status].map((title) => (
                  <th key={title} scope="col" className="py-1 font-semibold">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {instances.map(({ host, ip, status }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two instances may stand on one server
                <tr key={index} className="border-t border-line">
                  <td className="py-1.5 font-mono text-xs">{safeText(host)}</td>
                  <td className="py-1.5 font-mono text-xs">{ip === null ? MISSING : safeText(ip)}</td>
                  <td className="py-1.5">
                    <StatusBadge status={status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Part>
      )}
      {/* They come after the rest: nothing stands below that would move. */}
      {Alerts && (
        <Part title={copy.alerts}>
          <Suspense>
            <Alerts sources={[service.serviceId]} />
          </Suspense>
        </Part>
      )}
    </div>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-card font-semibold">{title}</h3>
        {note && <span className="text-sm text-muted">{note}</span>}
      </div>
      {children}
    </section>
  );
}

function factsOf(service: Service): [label: string, value: ReactNode][] {
  const { since, errors1h, version, tags } = service;
  const { facts } = copy;
  return [
    [facts.uptime24h, shownPercent(service.uptime24h)],
    [facts.uptime30d, shownPercent(service.uptime30d)],
    [facts.errors, errors1h === null ? MISSING : formatCount(errors1h)],
    [facts.certificate, <Certificate key="certificate" days={service.certificateDays} />],
    [facts.version, <bdi key="version">{version === null ? MISSING : safeText(version)}</bdi>],
    [facts.checkedAt, <Moment key="checked" value={service.checkedAt} />],
    [facts.since, since === null ? copy.longSince : <Moment key="since" value={since} />],
    [facts.tags, <bdi key="tags">{tags.length === 0 ? MISSING : safeText(tags.join(', '))}</bdi>],
  ];
}
