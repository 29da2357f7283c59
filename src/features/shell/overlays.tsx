import { useEffect, useState } from 'react';
import { Notice } from '../../shared/ui/notice';
import { copy } from './copy';
import { useUi } from './ui-store';
import { usePart } from './use-part';
import { useShortcuts } from './use-shortcuts';

const loadHelp = () => import('./shortcut-help').then((module) => module.ShortcutHelp);

/** What keys lay over any screen; the code of each loads when it is first asked for. */
export function Overlays({ role }: { role: string }) {
  const overlay = useUi((state) => state.overlay);
  const setOverlay = useUi((state) => state.setOverlay);
  const [misses, setMisses] = useState(0);
  const close = () => setOverlay(null);
  const onMissing = () => {
    close();
    setMisses((count) => count + 1);
  };

  // Whoever signs in next starts with a clear screen.
  useEffect(() => () => setOverlay(null), [setOverlay]);
  useShortcuts(role);
  const ShortcutHelp = usePart(overlay === 'shortcuts', loadHelp, onMissing);

  return (
    <>
      {ShortcutHelp && <ShortcutHelp open={overlay === 'shortcuts'} role={role} onClose={close} />}
      <Notice
        notice={misses > 0 ? { key: misses, variant: 'danger', text: copy.partMissing } : undefined}
        onLeave={() => setMisses(0)}
      />
    </>
  );
}
