import { useNavigate } from '@tanstack/react-router';
import { personLink } from '~/session/links';
import { CLEANED } from '~/shared/copy';
import { copyText } from '~/shared/files/clipboard';
import { searchPerson } from '~/shared/masking/searched-person';
import { changePreferences } from '~/shared/storage/preferences';
import type { AlertVariant } from '~/shared/ui/feedback/alert-box';
import { copy } from '../copy';
import { useUi } from '../ui-store';
import type { PaletteCommand } from './palette-entries';

interface CommandContext {
  onSignOut: () => void;
  showToast: (variant: AlertVariant, text: string) => void;
  /** Asks whether a text that looks like a person's number is an order's id. */
  onDoubt: (doubt: Extract<PaletteCommand, { do: 'doubt' }>) => void;
}

/** Does what was chosen in the palette. */
export function useCommand({ onSignOut, showToast, onDoubt }: CommandContext) {
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
