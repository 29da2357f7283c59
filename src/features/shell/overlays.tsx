import { useEffect, useState } from 'react';
import type { SessionUser } from '~/session/user';
import { readPreferences } from '~/shared/storage/preferences';
import { useToast } from '~/shared/toast/toast-store';
import { lazyDialog } from '~/shared/ui/lazy-part';
import type { Doubt } from './palette/order-doubt';
import { useCommand } from './palette/use-command';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { useUi } from './ui-store';

const ShortcutHelp = lazyDialog(
  () => import('./shortcuts/shortcut-help').then((module) => module.ShortcutHelp),
  ({ onClose }) => onClose(),
);
const OrderDoubt = lazyDialog(
  () => import('./palette/order-doubt').then((module) => module.OrderDoubt),
  ({ onClose }) => onClose(),
);
const Palette = lazyDialog(
  () => import('./palette/palette').then((module) => module.Palette),
  ({ onClose }) => onClose(),
);

interface OverlaysProps {
  user: SessionUser;
  onSignOut: () => void;
}

/** What keys lay over any screen; the code of each loads when it is first asked for. */
export function Overlays({ user, onSignOut }: OverlaysProps) {
  const overlay = useUi((state) => state.overlay);
  const setOverlay = useUi((state) => state.setOverlay);
  const { show: showToast } = useToast();
  const close = () => setOverlay(null);
  // Whoever signs in next starts with a clear screen.
  useEffect(() => () => setOverlay(null), [setOverlay]);
  useShortcuts(user.role);
  const [doubt, setDoubt] = useState<Doubt>();
  const run = useCommand({ onSignOut, showToast, onDoubt: (requested) => setDoubt({ ...requested, open: true }) });

  return (
    <>
      <ShortcutHelp open={overlay === 'shortcuts'} role={user.role} onClose={close} />
      <Palette
        open={overlay === 'palette'}
        facts={() => ({ user, preferences: readPreferences(), now: Date.now() })}
        onClose={() => {
          if (useUi.getState().overlay === 'palette') close();
        }}
        onCommand={run}
      />
      {doubt && (
        <OrderDoubt {...doubt} role={user.role} onCommand={run} onClose={() => setDoubt({ ...doubt, open: false })} />
      )}
    </>
  );
}
