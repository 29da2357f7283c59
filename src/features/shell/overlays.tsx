import { useEffect, useState } from 'react';
import type { SessionUser } from '~/session/user';
import { readPreferences } from '~/shared/storage/preferences';
import { useToast } from '~/shared/toast/toast-store';
import { copy } from './copy';
import type { Doubt } from './palette/order-doubt';
import { useCommand } from './palette/use-command';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { useUi } from './ui-store';

const loadHelp = () => import('./shortcuts/shortcut-help').then((module) => module.ShortcutHelp);
const loadDoubt = () => import('./palette/order-doubt').then((module) => module.OrderDoubt);
const loadPalette = () => import('./palette/palette').then((module) => module.Palette);

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
  const onMissing = () => {
    close();
    showToast('danger', copy.partMissing);
  };

  // Whoever signs in next starts with a clear screen.
  useEffect(() => () => setOverlay(null), [setOverlay]);
  useShortcuts(user.role);
  const ShortcutHelp = useLazyComponent(overlay === 'shortcuts', loadHelp, onMissing);
  const Palette = useLazyComponent(overlay === 'palette', loadPalette, onMissing);
  const [doubt, setDoubt] = useState<Doubt>();
  const run = useCommand({ onSignOut, showToast, onDoubt: (asked) => setDoubt({ ...asked, open: true }) });
  const OrderDoubt = useLazyComponent(doubt?.open === true, loadDoubt, () => {
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
    </>
  );
}

/**
 * A component whose code loads when it is first wanted.
 * @param load imports it; a stable function
 * @param onMissing its file could not be had; the next time it is wanted it is asked for again
 */
function useLazyComponent<Component>(
  wanted: boolean,
  load: () => Promise<Component>,
  onMissing: () => void,
): Component | null {
  const [part, setPart] = useState<{ is: Component } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: being wanted is the event
  useEffect(() => {
    if (!wanted || part) return;
    let left = false;
    load().then(
      (loaded) => !left && setPart({ is: loaded }),
      () => !left && onMissing(),
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return part?.is ?? null;
}
