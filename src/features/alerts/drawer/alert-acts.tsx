import { useQueryClient } from '@tanstack/react-query';
import { BellOff, Check, Hand, type LucideIcon, NotebookPen, RotateCcw, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { usePlainKeys } from '~/shared/hooks/use-document-keys';
import { Button, FOOT } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import type { AlertDetail } from '../api/alert';
import { alertChanged } from '../api/alert-api';
import { drawerCopy as copy } from './copy';
import type { Deed } from './deeds';

const DeedDialog = lazyDialog(() => import('./deed-dialog').then((module) => module.DeedDialog));

const ACTS: readonly (readonly [Deed, string, LucideIcon, key?: string])[] = [
  ['TAKE', copy.acts.take, Hand, copy.keys.TAKE],
  ['ASSIGN', copy.acts.assign, UserPlus, copy.keys.ASSIGN],
  ['SILENCE', copy.acts.silence, BellOff, copy.keys.SILENCE],
  ['RELEASE', copy.acts.release, RotateCcw],
  ['NOTE', copy.acts.note, NotebookPen],
  ['RESOLVE', copy.acts.resolve, Check],
];

/** What whoever looks may do with the alert as it stands. Its key is the alert. */
export function AlertActs({ alert }: { alert: AlertDetail }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<{ deed: Deed; alert: AlertDetail }>();
  const [said, setSaid] = useState('');
  const acts = ACTS.filter(([deed]) => alert.actions.includes(deed));
  usePlainKeys((pressed, event) => {
    if (chosen) return;
    const [deed] = acts.find(([, , , key]) => key === pressed) ?? [];
    if (!deed) return;
    event.preventDefault();
    setChosen({ deed, alert });
  });
  if (acts.length === 0) return null;
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 print:hidden">
      {acts.map(([deed, label, Icon, key], index) => (
        <Button
          key={deed}
          variant={index === 0 && deed === 'TAKE' ? 'primary' : 'secondary'}
          className={FOOT}
          {...(key && { 'aria-keyshortcuts': key, title: `${label} (${key})` })}
          {...onIntent(DeedDialog)}
          onClick={() => setChosen({ deed, alert })}
        >
          <Icon aria-hidden className="size-4" />
          {label}
        </Button>
      ))}
      <p role="status" className="text-sm text-muted empty:hidden">
        {said}
      </p>
      {chosen && (
        <DeedDialog
          key={chosen.deed}
          {...chosen}
          onDone={(now) => {
            alertChanged(client, now);
            setSaid(copy.done[chosen.deed]);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </footer>
  );
}
