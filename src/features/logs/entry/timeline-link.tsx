import { Link } from '@tanstack/react-router';
import { GitCommitVertical } from 'lucide-react';
import { timelineSearch } from '~/session/links';
import { visibleText } from '~/shared/format/visible-text';
import { confirmId } from '~/shared/masking/sensitive-text';
import { SHOW_TIMELINE, timelineLinkLabel } from '../copy';

interface TimelineLinkProps {
  order: string;
  label?: string;
  tabIndex?: number;
}

/** One click from an entry to the timeline of its order. */
export function TimelineLink({ order, label = SHOW_TIMELINE, tabIndex }: TimelineLinkProps) {
  return (
    <Link
      to="."
      search={{ ...timelineSearch(order) }}
      // The platform says that it is an order's id.
      onClick={() => confirmId(order)}
      aria-label={timelineLinkLabel(visibleText(order))}
      title={SHOW_TIMELINE}
      tabIndex={tabIndex}
      className="inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-lg px-1 text-sm font-medium text-primary hover:underline"
    >
      <GitCommitVertical aria-hidden className="size-4" />
      {label}
    </Link>
  );
}
