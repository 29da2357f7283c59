import { Link } from '@tanstack/react-router';
import { TrendingDown } from 'lucide-react';
import { historyLink, logsPath } from '~/session/links';
import { usePlatformDay } from '~/session/platform-day';
import { useSession } from '~/session/session-store';
import { addDays } from '~/shared/period/period';
import { shown } from '~/shared/record/cells';
import type { Channel } from '../api/channel';
import { copy } from '../copy';
import { nameOf, shareText } from '../terms';

/** Channels that approve far less than is usual, each with where to look. */
export function Drops({ channels }: { channels: readonly Channel[] }) {
  return channels
    .filter(({ drop }) => drop !== null)
    .map((channel) => (
      <section
        key={channel.channelId}
        data-tone="warning"
        aria-label={copy.dropTitle(nameOf(channel))}
        className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-warning-soft px-4 py-2.5"
      >
        <TrendingDown aria-hidden className="size-4 shrink-0 text-warning" />
        <p className="min-w-0 flex-1 basis-64">
          <strong className="block font-semibold text-warning">{copy.dropTitle(nameOf(channel))}</strong>
          {copy.dropText(shareText(channel.approvalRate24h), shareText(channel.usualApprovalRate))}
          {channel.drop?.errorCode && copy.dropCode(shown(channel.drop.errorCode))}
          {channel.drop?.errorMessage && `, ${shown(channel.drop.errorMessage)}`}
        </p>
        <ChannelLinks channel={channel} />
      </section>
    ));
}

/** Where the payments of a channel are seen. */
export function ChannelLinks({ channel }: { channel: Channel }) {
  const role = useSession(({ user }) => user?.role ?? '');
  const today = usePlatformDay();
  const [key, dateRange] = [channel.key ?? '', `${addDays(today, -1)}_${today}`];
  const links = [
    [copy.operations, historyLink({ dateRange, channel: key })],
    [copy.traces, { to: logsPath(role), search: { dateRange, channels: key, q: '1' } }],
  ] as const;
  return (
    <span className="flex flex-wrap gap-x-4">
      {links.map(([label, link]) => (
        <Link
          key={label}
          {...link}
          aria-label={copy.ofChannel(label, nameOf(channel))}
          className="inline-flex min-h-7 items-center text-sm font-medium text-primary hover:underline"
        >
          {label}
        </Link>
      ))}
    </span>
  );
}
