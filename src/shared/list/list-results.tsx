import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { LOSSY } from '../copy';
import { clockRead } from '../hooks/use-now';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { AlertBox } from '../ui/feedback/alert-box';
import { Loader } from '../ui/feedback/loader';
import { LossyAnswer } from '../ui/feedback/lossy-answer';
import { lazyPart } from '../ui/lazy-part';
import { listCopy } from './list-copy';

interface ListResultsProps {
  /** Whether there is something to show. */
  ready: boolean;
  loading: boolean;
  /** Stands there when there is nothing to show and nothing on its way: nothing searched, nothing found, a failure. */
  otherwise: ReactNode;
  /** Whether what is shown belongs to an earlier search. */
  old: boolean;
  /** Said above the rows, such as that they could not be refreshed. */
  warning?: ReactNode;
  /** Whether bytes of the response are none in its encoding. */
  lossy: boolean;
  /** Brings the rows' code while the platform answers; always the same function. */
  preload: () => Promise<void>;
  children: ReactNode;
}

/** What came of a search; while the next response is awaited the old rows stay, dimmed. */
export function ListResults({ ready, loading, otherwise, old, warning, lossy, preload, children }: ListResultsProps) {
  useEffect(() => void preload(), [preload]);
  if (!ready) {
    if (!loading && otherwise) return otherwise;
    return (
      <Card aria-busy>
        <Loader size="section" />
      </Card>
    );
  }
  return (
    <div className="relative" aria-busy={loading}>
      {old && (
        <div className="pointer-events-none absolute inset-x-0 top-14 z-10 flex justify-center">
          <div className="rounded-full border border-line bg-surface px-5 shadow-card">
            <Loader size="line" />
          </div>
        </div>
      )}
      {warning}
      {lossy && (
        <AlertBox variant="warning" className="mb-3">
          {LOSSY}
        </AlertBox>
      )}
      <div className={clsx(old && 'opacity-50')}>
        <Suspense fallback={<Loader size="section" />}>
          <LossyAnswer value={lossy}>{children}</LossyAnswer>
        </Suspense>
      </div>
    </div>
  );
}

/** Another page begins at its top: `results` goes to the element around the rows. */
export function usePageTurn(turnTo: (page: number) => void) {
  const results = useRef<HTMLDivElement>(null);
  return {
    results,
    goToPage: (page: number) => {
      turnTo(page);
      if (results.current && results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView();
    },
  };
}

/** Why nothing was found: further searches go out only once somebody asks (spec 7.13). Its key is the search. */
export function FindCause({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (wanted) answer.current?.focus();
  }, [wanted]);
  if (!wanted) {
    return (
      <div className="-mt-10 flex justify-center px-4 pb-10">
        {/* A day that has just begun makes it another search, which has a cause of its own. */}
        <Button onClick={() => void clockRead().then(() => setWanted(true))}>{listCopy.findCause}</Button>
      </div>
    );
  }
  return (
    <div ref={answer} tabIndex={-1} className="-mt-10 outline-none">
      <Suspense fallback={<Loader size="section" />}>{children}</Suspense>
    </div>
  );
}

/** The rows of a list, whose code loads beside the platform's answer. @param load imports the component */
export function lazyRows<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => {
    const [Rows, { rowsReady }] = await Promise.all([load(), import('./list-rows')]);
    await rowsReady();
    return Rows;
  });
}
