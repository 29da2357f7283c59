import { Link } from '@tanstack/react-router';
import { Hammer } from 'lucide-react';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { ErrorPicture } from '~/shared/ui/feedback/error-picture';
import { Card } from '~/shared/ui/panel';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { copy } from '../copy';

interface ErrorPageProps {
  /** '404': no such screen; 'construction': named, but not built (spec 5.7). */
  type: '404' | 'construction';
}

/** An error page, to stand inside a main element. */
export function ErrorPage({ type }: ErrorPageProps) {
  const { title, text } = copy.errorPages[type];
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12 text-center">
      <ErrorPicture kind={type === '404' ? 'not-found' : 'construction'} />
      <h1 tabIndex={-1} className="text-title font-semibold tracking-tight">
        {title}
      </h1>
      <p className="text-muted">{text}</p>
      <Link
        to="/dashboard"
        className="inline-flex min-h-9 items-center rounded-lg bg-primary px-4 text-sm font-medium text-on-primary hover:brightness-110"
      >
        {copy.backToDashboard}
      </Link>
    </div>
  );
}

/** A screen that is named and not built (spec 5.7). */
export function PendingScreen({ title }: { title: string }) {
  return (
    <>
      <ScreenTitle title={title} />
      <Card>
        <EmptyState icon={Hammer} title={copy.pending} />
      </Card>
    </>
  );
}
