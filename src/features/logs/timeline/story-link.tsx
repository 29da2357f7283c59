import { Link } from '@tanstack/react-router';
import { GitCommitVertical } from 'lucide-react';
import { visibleText } from '~/shared/format/visible-text';
import { confirmId } from '~/shared/masking/confirmed-ids';
import { SHOW_STORY, storyLink } from '../copy';
import { storyOf } from '../search/question';

interface StoryLinkProps {
  order: string;
  label?: string;
  tabIndex?: number;
}

/** One click from an entry to the story of its order. */
export function StoryLink({ order, label = SHOW_STORY, tabIndex }: StoryLinkProps) {
  return (
    <Link
      to="."
      search={{ ...storyOf(order) }}
      // The platform says that it is an order's id.
      onClick={() => confirmId(order)}
      aria-label={storyLink(visibleText(order))}
      title={SHOW_STORY}
      tabIndex={tabIndex}
      className="inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-lg px-1 text-sm font-medium text-primary hover:underline"
    >
      <GitCommitVertical aria-hidden className="size-4" />
      {label}
    </Link>
  );
}
