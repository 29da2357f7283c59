import { Link, useNavigate } from '@tanstack/react-router';
import { GitCommitVertical } from 'lucide-react';
import { maskText } from '../../shared/lib/mask';
import { visibleText } from '../../shared/lib/visible-text';
import { SHOW_STORY, storyLink } from './copy';
import { storyOf } from './question';

interface StoryLinkProps {
  order: string;
  label?: string;
  tabIndex?: number;
}

/** One click from an entry to the story of its order. What is masked stands in no address of the page either. */
export function StoryLink({ order, label = SHOW_STORY, tabIndex }: StoryLinkProps) {
  const navigate = useNavigate();
  const shown = maskText(order);
  const search = { ...storyOf(order) };
  const look = {
    'aria-label': storyLink(visibleText(shown)),
    title: SHOW_STORY,
    tabIndex,
    className:
      'inline-flex min-h-7 min-w-7 items-center justify-center gap-1.5 rounded-lg px-1 text-sm font-medium text-primary hover:underline',
  };
  const content = (
    <>
      <GitCommitVertical aria-hidden className="size-4" />
      {label}
    </>
  );
  if (shown !== order) {
    return (
      <button type="button" {...look} onClick={() => void navigate({ to: '.', search })}>
        {content}
      </button>
    );
  }
  return (
    <Link to="." search={search} {...look}>
      {content}
    </Link>
  );
}
