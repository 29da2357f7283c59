import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { accessRow, isAppPath } from '~/session/access';
import { useToast } from '~/shared/toast/toast-store';
import { copy } from '../copy';

/**
 * Which screen the visitor may not open (spec 2.6). The guards leave it in the history entry, and it is taken out of
 * there when the notice leaves, so that a reload does not repeat what was read.
 */
export function DeniedNotice(): null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const denied = typeof state.denied === 'string' && isAppPath(state.denied) ? state.denied : null;

  const forget = useEffectEvent(() => {
    void navigate({ to: '/dashboard', search: true, replace: true, state: (kept) => ({ ...kept, denied: undefined }) });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history that is refused is another toast
  useEffect(() => {
    if (denied) toast.show('warning', copy.denied(accessRow(denied).title), { onLeave: () => forget() });
    else toast.dismiss();
  }, [denied, state.__TSR_key]);
  return null;
}
