import { Link } from '@tanstack/react-router';
import { ErrorPicture } from '~/shared/ui/feedback/error-picture';
import { copy } from '../copy';

interface ErrorPageProps {
  /** '404': no such screen; 'construction': an address that is named and has no screen (spec 5.7). */
  type: '404' | 'construction';
}

/** An error page, to stand inside a main element. */
export function ErrorPage({ type }: ErrorPageProps) {
  const { title, text, picture } = copy.errorPages[type];
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12 text-center">
      <ErrorPicture name={picture} lit={type === '404'}>
        {type === '404' ? <Beam /> : <Scaffold />}
      </ErrorPicture>
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

/** The page of a path that is none. */
export function NotFoundPage() {
  return <ErrorPage type="404" />;
}

/** The page of an address that is named and has no screen. */
export function ConstructionPage() {
  return <ErrorPage type="construction" />;
}

function Beam() {
  return (
    <g>
      <path d="M133 44l87-22v58l-87-28z" className="fill-warning-soft" />
      <path
        d="M188 44a7 7 0 1 1 9 6.700c-1.500.5-2 1.500-2 3.300M195 60v.5"
        className="fill-none stroke-warning"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  );
}

function Scaffold() {
  return (
    <g className="fill-none stroke-warning-fill" strokeWidth="4" strokeLinecap="round">
      <path d="M84 46v98M156 46v98M78 74h84M78 110h84M84 110l72-36M84 144l72-34" />
    </g>
  );
}
