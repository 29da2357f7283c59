import { useEffect, useState } from 'react';
import type { SessionUser } from '../../session/user';
import { readPreferences } from '../../shared/lib/preferences';
import { Notice } from '../../shared/ui/notice';
import { copy } from './copy';
import type { Doubt } from './order-doubt';
import { useUi } from './ui-store';
import { useCommand } from './use-command';
import { usePart } from './use-part';
import { useSaying } from './use-saying';
import { useShortcuts } from './use-shortcuts';

const loadHelp = () => import('./shortcut-help').then((module) => module.ShortcutHelp);
const loadDoubt = () => import('./order-doubt').then((module) => module.OrderDoubt);
const loadPalette = () => import('./palette').then((module) => module.Palette);

interface OverlaysProps {
  user: SessionUser;
  onSignOut: () => void;
}

/** What keys lay over any screen; the code of each loads when it is first asked for. */
export function Overlays({ user, onSignOut }: OverlaysProps) {
  const overlay = useUi((state) => state.overlay);
  const setOverlay = useUi((state) => state.setOverlay);
  const { notice, say, dismiss } = useSaying();
  const close = () => setOverlay(null);
  const onMissing = () => {
    close();
    say('danger', copy.partMissing);
  };

  // Whoever signs in next starts with a clear screen.
  useEffect(() => () => setOverlay(null), [setOverlay]);
  useShortcuts(user.role);
  const ShortcutHelp = usePart(overlay === 'shortcuts', loadHelp, onMissing);
  const Palette = usePart(overlay === 'palette', loadPalette, onMissing);
  const [doubt, setDoubt] = useState<Doubt>();
  const run = useCommand({ onSignOut, say, onDoubt: (asked) => setDoubt({ ...asked, open: true }) });
  const OrderDoubt = usePart(doubt?.open === true, loadDoubt, () => {
    setDoubt(undefined);
    onMissing();
  });

  return (
    <>
      {ShortcutHelp && <ShortcutHelp open={overlay === 'shortcuts'} role={user.role} onClose={close} />}
      {Palette && (
        <Palette
          open={overlay === 'palette'}
          facts={() => ({ user, preferences: readPreferences(), now: Date.now() })}
          onClose={() => {
            if (useUi.getState().overlay === 'palette') close();
          }}
          onCommand={run}
        />
      )}
      {OrderDoubt && doubt && (
        <OrderDoubt
          doubt={doubt}
          role={user.role}
          onCommand={run}
          onClose={() => setDoubt({ ...doubt, open: false })}
        />
      )}
      <Notice notice={notice} onLeave={dismiss} />
    </>
  );
}
