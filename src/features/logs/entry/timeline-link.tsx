import { useNavigate, useRouter } from '@tanstack/react-router';
import { GitCommitVertical } from 'lucide-react';
import type { MouseEvent } from 'react';
import { hashOf, timelineSearch } from '~/session/links';
import { visibleText } from '~/shared/format/visible-text';
import { confirmId } from '~/shared/masking/sensitive-text';
import { entryCopy } from './copy';

interface TimelineLinkProps {
  order: string;
  label?: string;
  tabIndex?: number;
}

/** One click from an entry to the timeline of its order. Each row has one: a router's Link would listen for every row. */
export function TimelineLink({ order, label = entryCopy.showTimeline, tabIndex }: TimelineLinkProps) {
  const router = useRouter();
  const navigate = useNavigate();
  const search = { ...timelineSearch(order) };
  const follow = (event: MouseEvent) => {
    // The platform says that it is an order's id.
    confirmId(order);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ to: '.', search });
  };
  return (
    <a
      href={hashOf({ to: router.latestLocation.pathname, search })}
      onClick={follow}
      aria-label={entryCopy.timelineLinkLabel(visibleText(order))}
      title={entryCopy.showTimeline}
      tabIndex={tabIndex}
      className="inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-lg px-1 text-sm font-medium text-primary hover:underline"
    >
      <GitCommitVertical aria-hidden className="size-4" />
      {label}
    </a>
  );
}
