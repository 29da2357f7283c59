import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { personLink } from '~/session/links';
import { searchPerson } from '~/shared/masking/searched-person';
import { confirmId, doubtfulKind, type SensitiveKind } from '~/shared/masking/sensitive-text';

import { lazyDialog } from '~/shared/ui/lazy-part';

import type { Filters } from '../api/filter-types';
import { isTyped } from './clean-value';

const DoubtfulIdDialog = lazyDialog(
  () => import('~/shared/ui/overlay/doubtful-id-dialog').then((module) => module.DoubtfulIdDialog),
  ({ onCancel }) => onCancel(),
);

interface Doubt {
  key: string;
  value: string;
  kind: SensitiveKind;
}

interface DoubtfulFilters {
  /** Whether what the address asks for waits for a word. */
  waiting: boolean;
  /** Goes on once no value of the filters is in doubt; nothing is kept or asked before. */
  settle: (filters: Filters, goOn: () => void) => void;
  dialog: ReactNode;
}

/** Asks about values that look like somebody's number before they are kept or asked for, also those of an address. */
export function useDoubtfulFilters(applied: Filters | null): DoubtfulFilters {
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState<{ doubt: Doubt; open: boolean; goOn: () => void }>();
  const arrived = doubtIn(applied ?? {});
  const close = () => setPrompt((last) => last && { ...last, open: false });

  const settle = (filters: Filters, goOn: () => void) => {
    const doubt = doubtIn(filters);
    if (!doubt) goOn();
    else setPrompt({ doubt, open: true, goOn: () => settle(filters, goOn) });
  };

  const askAgain = useEffectEvent(() => settle(applied ?? {}, () => undefined));
  const inAddress = arrived?.value;
  useEffect(() => {
    if (inAddress !== undefined) askAgain();
  }, [inAddress]);

  const dialog = prompt && (
    <DoubtfulIdDialog
      key={prompt.doubt.key}
      value={prompt.doubt.value}
      kind={prompt.doubt.kind}
      open={prompt.open}
      confirmLabel={prompt.doubt.key === 'order' ? undefined : 'Usar este valor'}
      onCancel={close}
      onConfirm={() => {
        close();
        confirmId(prompt.doubt.value);
        prompt.goOn();
      }}
      onHistory={() => {
        close();
        searchPerson(prompt.doubt.value);
        void navigate(personLink());
      }}
    />
  );
  return { waiting: arrived !== undefined, settle, dialog };
}

function doubtIn(filters: Filters): Doubt | undefined {
  for (const [key, value] of Object.entries(filters)) {
    const kind = isTyped(key) ? doubtfulKind(value) : undefined;
    if (kind) return { key, value, kind };
  }
  return undefined;
}
