import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { clockRead } from '../hooks/use-now';
import { Button } from '../ui/button';
import { Loader } from '../ui/feedback/loader';

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
        <Button onClick={() => void clockRead().then(() => setWanted(true))}>Buscar la causa</Button>
      </div>
    );
  }
  return (
    <div ref={answer} tabIndex={-1} className="-mt-10 outline-none">
      <Suspense fallback={<Loader size="section" />}>{children}</Suspense>
    </div>
  );
}
