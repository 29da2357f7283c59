import { clsx } from 'clsx';
import { Barcode, CreditCard, Landmark, type LucideIcon, Smartphone, Store, TrendingDown } from 'lucide-react';
import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import { platformDate } from '~/shared/format/platform-date';
import { Moment, shown } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import type { Channel } from '../api/channel';
import { SORTABLE } from '../api/channel-api';
import { copy } from '../copy';
import { feeText, takenFees } from '../fees';
import { StatusBadge } from '../status-badge';
import { dayText, heldKeys, METHODS, nameOf, policyLabel, shareText, typeLabel } from '../terms';

type ColumnId = keyof typeof copy.columns;

/** Of a figure in a card. */
const LEFT = { right: false };

/** How channels are listed. */
export const CHANNELS = recordList<Channel, ColumnId>({
  words: copy,
  idOf: ({ channelId }) => channelId,
  nameOf,
  copyOf: ({ key }) => key ?? '',
  key: 'atalaya.channels.columns',
  titles: copy.columns,
  wide: ['name', 'methods', 'maxAmount', 'fees', 'policy', 'operations24h', 'approvalRate24h', 'keys', 'status'],
  narrow: ['name', 'methods', 'maxAmount', 'approvalRate24h', 'keys', 'status'],
  cards: ['name', 'status', 'methods', 'maxAmount', 'operations24h', 'approvalRate24h', 'keys'],
  inCard: { maxAmount: LEFT, operations24h: LEFT, approvalRate24h: LEFT },
  sortable: SORTABLE,
  right: ['maxAmount', 'operations24h', 'approvalRate24h'],
  primary: ['name', 'methods', 'maxAmount', 'operations24h', 'approvalRate24h', 'status'],
  cell: (column, channel) => <ChannelCell column={column} channel={channel} />,
});

const METHOD_ICONS: Readonly<Record<(typeof METHODS)[number], LucideIcon>> = {
  CARD: CreditCard,
  OXXO: Barcode,
  SPEI: Landmark,
  STORE: Store,
  SICATEL: Smartphone,
};

const LOWER = 'block text-xs text-muted';

function ChannelCell({ column, channel }: { column: ColumnId; channel: Channel }) {
  switch (column) {
    case 'name': {
      const { key, type } = channel;
      return (
        <span className="block min-w-0">
          <bdi className="font-semibold">{nameOf(channel)}</bdi>
          <span className={LOWER}>
            <bdi className="font-mono whitespace-nowrap">{shown(key)}</bdi>
            {key !== type && <span className="whitespace-nowrap"> · {typeLabel(type)}</span>}
          </span>
        </span>
      );
    }
    case 'methods':
      return <Methods channel={channel} />;
    case 'maxAmount':
      return (
        <span className="block whitespace-nowrap">
          {formatMoney(channel.minAmount)}
          <span className={LOWER}>{copy.upTo(formatMoney(channel.maxAmount))}</span>
        </span>
      );
    case 'fees': {
      const [first, ...others] = takenFees(channel);
      return (
        <span className="block whitespace-nowrap">
          {first ? feeText(first.fee) : shown(null)}
          {first && (
            <span className={LOWER}>
              {[copy.methods[first.method], ...(others.length > 0 ? [copy.more(others.length)] : [])].join(' ')}
            </span>
          )}
        </span>
      );
    }
    case 'policy':
      return <span className="whitespace-nowrap">{policyLabel(channel.threeDSecurePolicy)}</span>;
    case 'operations24h':
      return <span>{channel.operations24h === null ? shown(null) : formatCount(channel.operations24h)}</span>;
    case 'approvalRate24h':
      return <Approval channel={channel} />;
    case 'keys': {
      const held = heldKeys(channel);
      const ending = held.find(({ status }) => status === 'RETIRING');
      return (
        <>
          {copy.heldKeys(held.length)}
          {ending && <span className={LOWER}>{copy.rotating(platformDate(ending.endsAt))}</span>}
        </>
      );
    }
    case 'status':
      return (
        <>
          <StatusBadge status={channel.status} />
          {channel.status === 'PAUSED' && (
            <span className={LOWER}>{copy.until(platformDate(channel.pausedUntil))}</span>
          )}
          {channel.status === 'DISABLED' && <span className={LOWER}>{copy.since(dayText(channel.statusSince))}</span>}
        </>
      );
    case 'updatedAt':
      return (
        <>
          <bdi>{shown(channel.updatedBy.name)}</bdi>
          <span className={LOWER}>
            <Moment value={channel.updatedAt} />
          </span>
        </>
      );
  }
}

/** All methods as signs, those that are not taken pale; the words say the same. */
function Methods({ channel: { paymentMethods } }: { channel: Pick<Channel, 'paymentMethods'> }) {
  const taken = METHODS.filter((method) => paymentMethods.includes(method));
  const words = taken.map((method) => copy.methods[method]).join(', ');
  return (
    <span className="block">
      <span role="img" aria-label={words} title={words} className="flex gap-1.5">
        {METHODS.map((method) => {
          const Icon = METHOD_ICONS[method];
          return (
            <Icon key={method} aria-hidden className={clsx('size-4', !taken.includes(method) && 'text-line-strong')} />
          );
        })}
      </span>
      <span className={LOWER}>{copy.of(taken.length, METHODS.length)}</span>
    </span>
  );
}

/** What is approved beside what is usual, with a word where it is far less. */
export function Approval({ channel }: { channel: Pick<Channel, 'approvalRate24h' | 'usualApprovalRate' | 'drop'> }) {
  const { approvalRate24h, usualApprovalRate, drop } = channel;
  return (
    <span className="block whitespace-nowrap">
      <span className="block font-semibold">{shareText(approvalRate24h)}</span>
      {usualApprovalRate !== null && (
        <span
          className={clsx(
            'text-xs',
            drop ? 'inline-flex items-center gap-1 font-semibold text-danger' : 'block text-muted',
          )}
        >
          {drop && <TrendingDown role="img" aria-label={copy.less} className="size-3.5" />}
          {copy.usual(shareText(usualApprovalRate))}
        </span>
      )}
    </span>
  );
}
