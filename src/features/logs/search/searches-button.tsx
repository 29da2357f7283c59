import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSession } from '~/session/session-store';
import { Button } from '~/shared/ui/button';
import { lazyDialog } from '~/shared/ui/lazy-part';
import type { Filters } from '../api/filter-types';
import { SEARCHES } from '../copy';

const SearchesModal = lazyDialog(
  () => import('./searches-modal').then((module) => module.SearchesModal),
  ({ onClose }) => onClose(),
);

interface SearchesButtonProps {
  current: Filters;
  onChoose: (filters: Filters) => void;
}

/** Opens the kept searches of whoever is signed in; read anew at each opening. */
export function SearchesButton({ current, onChoose }: SearchesButtonProps) {
  const email = useSession(({ user }) => user?.email ?? '');
  const [opening, setOpening] = useState({ count: 0, open: false });
  const close = () => setOpening((last) => ({ ...last, open: false }));
  return (
    <>
      <Button onClick={() => setOpening(({ count }) => ({ count: count + 1, open: true }))}>
        <History aria-hidden className="size-4" />
        {SEARCHES}
      </Button>
      {opening.count > 0 && (
        <Suspense>
          <SearchesModal
            key={opening.count}
            email={email}
            current={current}
            open={opening.open}
            onClose={close}
            onChoose={(filters) => {
              close();
              onChoose(filters);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
