import { useLocation, useNavigate } from '@tanstack/react-router';
import { accessRow, isAppPath } from '~/session/access';
import { Notice } from '~/shared/ui/feedback/notice';
import { copy } from '../copy';

/**
 * Which screen the visitor may not open (spec 2.6). The guards leave it in the history entry, and it is taken out of
 * there when the notice leaves, so that a reload does not repeat what was read.
 */
export function DeniedNotice() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const denied = typeof state.denied === 'string' && isAppPath(state.denied) ? state.denied : null;

  const forget = () =>
    navigate({ to: '/dashboard', search: true, replace: true, state: (kept) => ({ ...kept, denied: undefined }) });

  return (
    <Notice
      notice={
        denied
          ? { key: state.__TSR_key ?? denied, variant: 'warning', text: copy.denied(accessRow(denied).title) }
          : undefined
      }
      onLeave={forget}
    />
  );
}
