import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { personLink } from '~/session/links';
import type { NamedRecords } from '~/session/named-records';
import type { SessionUser } from '~/session/user';
import { CLEANED } from '~/shared/copy';
import { copyText } from '~/shared/files/clipboard';
import { searchPerson } from '~/shared/masking/searched-person';
import { changePreferences, readPreferences } from '~/shared/storage/preferences';
import { useToast } from '~/shared/toast/toast-store';
import type { AlertVariant } from '~/shared/ui/feedback/alert-box';
import { lazyDialog } from '~/shared/ui/lazy-part';
import { copy } from './copy';
import type { Doubt } from './palette/order-doubt';
import type { PaletteCommand } from './palette/palette-entries';
import { useShortcuts } from './shortcuts/use-shortcuts';
import { useUi } from './ui-store';

const ShortcutHelp = lazyDialog(() => import('./shortcuts/shortcut-help').then((module) => module.ShortcutHelp));
const OrderDoubt = lazyDialog(() => import('./palette/order-doubt').then((module) => module.OrderDoubt));
const Palette = lazyDialog(
  () => import('./palette/palette').then((module) => module.Palette),
  ({ onClose }) => onClose(),
  TypedAhead,
);

interface OverlaysProps {
  user: SessionUser;
  named: NamedRecords;
  onSignOut: () => void;
}

/** What keys lay over any screen; the code of each loads when it is first asked for. */
export function Overlays({ user, named, onSignOut }: OverlaysProps) {
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
        named={named}
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

/** Until the palette is there, what is typed is kept for its field and means nothing to the screen. */
function TypedAhead({ open, onClose }: { open: boolean; onClose: () => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') onClose();
    if (key === 'Backspace') useUi.setState(({ typed }) => ({ typed: typed.slice(0, -1) }));
    if (key.length === 1) useUi.setState(({ typed }) => ({ typed: typed + key }));
  });
  useEffect(() => {
    if (!open) return;
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [open]);
  return null;
}

interface CommandContext {
  onSignOut: () => void;
  showToast: (variant: AlertVariant, text: string) => void;
  /** Asks whether a text that looks like a person's number is an order's id. */
  onDoubt: (doubt: Extract<PaletteCommand, { do: 'doubt' }>) => void;
}

/** Does what was chosen in the palette. */
function useCommand({ onSignOut, showToast, onDoubt }: CommandContext) {
  const navigate = useNavigate();
  const setOverlay = useUi((state) => state.setOverlay);

  const copyLink = async () => {
    const copied = await copyText(window.location.href);
    if (copied) showToast('success', copy.linkCopied);
    else showToast('danger', copy.linkNotCopied);
  };

  /** @param hidden whether what was typed held something that nobody sees, which was taken away */
  return (command: PaletteCommand, hidden = false) => {
    setOverlay(command.do === 'shortcuts' ? 'shortcuts' : null);
    if (command.do === 'go') void navigate({ to: command.path, search: { ...command.search } });
    if (command.do === 'search person') {
      searchPerson(command.text);
      void navigate(personLink());
    }
    if (command.do === 'doubt') onDoubt(command);
    if (hidden) showToast('info', CLEANED);
    if (command.do === 'theme') changePreferences({ theme: command.theme });
    if (command.do === 'density') changePreferences({ density: command.density });
    if (command.do === 'copy link') void copyLink();
    if (command.do === 'sign out') onSignOut();
  };
}
