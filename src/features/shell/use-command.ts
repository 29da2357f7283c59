import { useNavigate } from '@tanstack/react-router';
import { copyText } from '../../shared/lib/clipboard';
import { changePreferences } from '../../shared/lib/preferences';
import type { AlertVariant } from '../../shared/ui/alert-box';
import { copy } from './copy';
import type { PaletteCommand } from './palette-entries';
import { useUi } from './ui-store';

interface CommandContext {
  onSignOut: () => void;
  say: (variant: AlertVariant, text: string) => void;
}

/** Does what was chosen in the palette. */
export function useCommand({ onSignOut, say }: CommandContext): (command: PaletteCommand) => void {
  const navigate = useNavigate();
  const setOverlay = useUi((state) => state.setOverlay);

  const copyLink = async () => {
    const copied = await copyText(window.location.href);
    if (copied) say('success', copy.linkCopied);
    else say('danger', copy.linkNotCopied);
  };

  return (command) => {
    setOverlay(command.do === 'shortcuts' ? 'shortcuts' : null);
    if (command.do === 'go') void navigate({ to: command.path, search: { ...command.search } });
    if (command.do === 'theme') changePreferences({ theme: command.theme });
    if (command.do === 'density') changePreferences({ density: command.density });
    if (command.do === 'copy link') void copyLink();
    if (command.do === 'sign out') onSignOut();
  };
}
