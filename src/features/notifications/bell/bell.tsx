import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '~/shared/ui/lazy-part';
import { noticeQueries } from '../api/notice-api';
import { copy } from './copy';

const NoticeList = lazyPart(() => import('./notice-list').then((module) => module.NoticeList));

interface BellProps {
  /** What another screen adds: how many, for the number on the bell, that in words, and what stands above the notices. */
  more?: { count: number; label: string; content: ReactNode } | undefined;
}

/** The notices of one's own role in the top bar, and how many of them are not read. A platform without them has no bell. */
export function Bell({ more }: BellProps) {
  const id = useId();
  const client = useQueryClient();
  const { data } = useQuery(noticeQueries.own());
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const address = useRouterState({ select: ({ location }) => location.href });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere has no more use for it
  useEffect(() => panel.current?.hidePopover(), [address]);
  if (!data && !more) return null;
  const unread = data?.unread ?? 0;
  const count = unread + (more?.count ?? 0);
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open') void client.invalidateQueries(noticeQueries.own());
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={copy.label(unread, more && more.count > 0 ? more.label : undefined)}
        title={copy.title}
        aria-haspopup="dialog"
        aria-expanded={open}
        popoverTarget={id}
        onPointerEnter={() => void NoticeList.preload()}
        onFocus={() => void NoticeList.preload()}
        className="relative inline-flex size-9 items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
      >
        <BellIcon aria-hidden className="size-4.5" />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute -top-0.5 left-5.5 min-w-4 whitespace-nowrap rounded-full bg-danger px-1 text-center text-[0.625rem]/4 font-bold text-on-danger"
          >
            {count > 9 ? copy.most : count}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={copy.title}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={onToggle}
        className="fixed inset-auto top-20 right-3 m-0 max-h-[70dvh] w-96 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-xl border border-line bg-surface text-ink shadow-modal supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-2 supports-[position-area:bottom]:[position-area:bottom_span-left]"
      >
        {open && (
          <>
            {more?.content}
            <NoticeList notices={data?.notices ?? []} />
          </>
        )}
      </div>
    </>
  );
}
