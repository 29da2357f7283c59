import { useEffect } from 'react';
import type { SessionUser } from '../../session/user';
import { readPreferences } from '../../shared/lib/preferences';
import { readRecents } from '../../shared/lib/recents';
import { Notice } from '../../shared/ui/notice';
import { copy } from './copy';
import { useUi } from './ui-store';
import { useCommand } from './use-command';
import { usePart } from './use-part';
import { useSaying } from './use-saying';
import { useShortcuts } from './use-shortcuts';

const loadHelp = () => import('./shortcut-help').then((module) => module.ShortcutHelp);
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
  const run = useCommand({ onSignOut, say });

  return (
    <>
      {ShortcutHelp && <ShortcutHelp open={overlay === 'shortcuts'} role={user.role} onClose={close} />}
      {Palette && (
        <Palette
          open={overlay === 'palette'}
          facts={() => ({ user, recents: readRecents(), preferences: readPreferences(), now: Date.now() })}
          onClose={() => {
            if (useUi.getState().overlay === 'palette') close();
          }}
          onCommand={run}
        />
      )}
      <Notice notice={notice} onLeave={dismiss} />
    </>
  );
}
