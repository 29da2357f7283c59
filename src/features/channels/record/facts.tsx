import type { ReactNode } from 'react';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import { platformDate } from '~/shared/format/platform-date';
import { Moment } from '~/shared/record/cells';
import type { Channel } from '../api/channel';
import { copy as listCopy } from '../copy';
import { feeOf, feeText } from '../fees';
import { Approval } from '../list/columns';
import { ChannelLinks } from '../list/drops';
import { StatusBadge } from '../status-badge';
import { dayText, METHODS, methodLabel, policyLabel } from '../terms';
import { copy } from './copy';

/** An amount for which it is told what the fee comes to, cents. */
const SAMPLE = 50_000;

/** All that is known of a channel but its keys: what went through it, what it takes, what that costs. */
export function Facts({ channel }: { channel: Channel }) {
  const { facts } = copy;
  const { operations24h, methods24h, status } = channel;
  const since =
    status === 'PAUSED'
      ? listCopy.until(platformDate(channel.pausedUntil))
      : listCopy.since(dayText(channel.statusSince));
  const counts = methods24h
    .map(({ paymentMethod, count }) => `${methodLabel(paymentMethod)} ${count === null ? MISSING : formatCount(count)}`)
    .join(' · ');
  return (
    <>
      <Part title={copy.traffic} aside={<ChannelLinks channel={channel} />}>
        <List
          rows={[
            [facts.operations24h, operations24h === null ? MISSING : formatCount(operations24h)],
            ...(counts === '' ? [] : [[facts.methods24h, counts] as const]),
            [facts.approvalRate24h, <Approval key="rate" channel={channel} />],
          ]}
        />
      </Part>
      <Part title={copy.takes}>
        <List
          rows={[
            [
              facts.status,
              <span key="status" className="inline-flex flex-wrap items-center justify-end gap-x-2">
                <StatusBadge status={status} />
                <span className="text-sm text-muted">{since}</span>
              </span>,
            ],
            [facts.amounts, copy.between(formatMoney(channel.minAmount), formatMoney(channel.maxAmount))],
            [facts.policy, policyLabel(channel.threeDSecurePolicy)],
            [facts.createdAt, <Moment key="created" value={channel.createdAt} />],
          ]}
        />
      </Part>
      <Part title={copy.fees}>
        <table className="w-full">
          <thead className="text-left text-sm text-muted">
            <tr>
              <th className="py-1.5 font-normal">{copy.method}</th>
              <th className="py-1.5 text-right font-normal">{copy.feeColumn}</th>
              <th className="py-1.5 text-right font-normal">{copy.feeNote(formatMoney(SAMPLE))}</th>
            </tr>
          </thead>
          <tbody>
            {METHODS.map((method) => (
              <FeeRow key={method} channel={channel} method={method} />
            ))}
          </tbody>
        </table>
      </Part>
    </>
  );
}

function FeeRow({ channel, method }: { channel: Channel; method: (typeof METHODS)[number] }) {
  const { rate = null, fixed = null } = channel.fees.find(({ paymentMethod }) => paymentMethod === method) ?? {};
  const isTaken = channel.paymentMethods.includes(method);
  const cost = rate === null || fixed === null ? MISSING : formatMoney(feeOf(SAMPLE, { rate, fixed }));
  return (
    <tr className={isTaken ? 'border-t border-line' : 'border-t border-line text-muted'}>
      <th scope="row" className="py-1.5 text-left font-normal">
        {methodLabel(method)}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap">{isTaken ? feeText({ rate, fixed }) : copy.off}</td>
      <td className="py-1.5 text-right whitespace-nowrap">{isTaken && cost}</td>
    </tr>
  );
}

function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="mb-5">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold">{title}</h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

function List({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
      {rows.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
