import { safeText } from '~/shared/masking/safe-text';
import { ActDialog } from '~/shared/write/act-dialog';
import { parseDetail, type ServiceDetail } from '../api/service';
import { serviceWrites } from '../api/service-api';
import { copy as words } from './copy';

const copy = words.maintenance;

interface EndDialogProps {
  service: ServiceDetail;
  /** As it then stands; `text` says what was done, and nothing where somebody else has changed the window. */
  onDone: (now: ServiceDetail, text: string) => void;
  onClose: () => void;
}

/** Ends the window that is open, or takes the next one back. */
export function EndDialog({ service, onDone, onClose }: EndDialogProps) {
  const { serviceId, maintenance } = service;
  const { open = false, version = null } = maintenance ?? {};
  const name = safeText(service.name);
  return (
    <ActDialog<ServiceDetail>
      open
      onClose={onClose}
      title={open ? copy.endTitle(name) : copy.cancelTitle(name)}
      text={open ? copy.endText : copy.cancelText}
      effect={open ? copy.end : copy.cancel}
      reason="none"
      act={{
        name: `service.end ${serviceId} ${version}`,
        send: () => serviceWrites.end(serviceId, version ?? 0),
        // Its version has passed, or it still stands.
        ask: async () => {
          const now = await serviceWrites.read(serviceId);
          return now.maintenance?.version === version ? undefined : now;
        },
      }}
      onDone={(now) => onDone(now, open ? copy.ended : copy.cancelled)}
      onConflict={(current) => {
        const now = parseDetail(current);
        if (now) onDone(now, '');
      }}
    />
  );
}
