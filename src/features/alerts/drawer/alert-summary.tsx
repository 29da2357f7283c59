import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SearchParams } from '~/shared/address/search-params';
import { MISSING } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import type { AlertDetail } from '../api/alert';
import { type CountedCall, countQuery } from '../api/alert-api';
import { figure, Lasting, limitText } from '../terms';
import { alertPlaces } from './alert-links';
import { BeforeChart } from './before-chart';
import { drawerCopy as copy } from './copy';

/** Value against limit, the minutes before, where else to look, who said what. */
export function AlertSummary({ alert, role }: { alert: AlertDetail; role: string }) {
  const figures: [string, ReactNode][] = [
    [
      copy.value,
      <span key="value" className="text-danger">
        {figure(alert.value, alert.unit)}
      </span>,
    ],
    [copy.limit, <span key="limit">{limitText(alert)}</span>],
    [alert.endedAt === null ? copy.since : copy.lasted, <Lasting key="length" alert={alert} />],
  ];
  const facts: [string, string | false | null][] = [
    [copy.facts.startedAt, platformDate(alert.startedAt)],
    [copy.facts.endedAt, alert.endedAt !== null && platformDate(alert.endedAt)],
    [copy.facts.assignee, alert.assignee && safeText(alert.assignee.name)],
    [copy.facts.silenced, alert.status === 'SILENCED' && platformDate(alert.silencedUntil)],
    [copy.facts.reason, alert.reason && safeText(alert.reason)],
  ];
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-3 gap-4 max-xs:grid-cols-2">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <BeforeChart alert={alert} />
      <section>
        <h3 className="mb-1.5 font-semibold">{copy.links}</h3>
        <ul className="flex flex-wrap gap-2">
          {alertPlaces(alert, role).map(({ label, counted, ...place }) => (
            <li key={label}>
              <Link
                {...place}
                className="inline-flex min-h-9 items-center rounded-lg border border-line-strong px-3 text-sm font-medium hover:bg-sunken"
              >
                {label}
                {counted && <Count of={counted} search={place.search} />}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-4 gap-y-1.5 text-sm">
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere">
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
      <section>
        <h3 className="mb-1.5 font-semibold">{copy.notes}</h3>
        {alert.notes.length === 0 ? (
          <p className="text-sm text-muted">{copy.noNotes}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {alert.notes.map(({ noteId, text, author, date }) => (
              <li key={noteId}>
                <p className="whitespace-pre-line wrap-anywhere">
                  <bdi>{safeText(text) || MISSING}</bdi>
                </p>
                <p className="text-sm text-muted">
                  <bdi>{safeText(author.name) || MISSING}</bdi> · {platformDate(date)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** How many a link leads to, once that is known. */
function Count({ of, search }: { of: CountedCall; search: SearchParams }) {
  const { data, isPending } = useQuery(countQuery(of, search));
  if (data == null && !isPending) return null;
  // Its room is there before it, so that nothing moves.
  return <span className="min-w-8 pl-1">{data == null ? '' : copy.count(data)}</span>;
}
