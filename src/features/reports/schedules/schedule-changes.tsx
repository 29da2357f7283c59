import { ChangeHistory } from '~/shared/audit/change-history';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import type { ReportType } from '../api/report-api';
import type { ReportSchedule } from '../api/schedule-api';
import { comparedFields } from './compared';
import { copy } from './copy';

interface ScheduleChangesProps {
  schedule: ReportSchedule;
  type: ReportType | undefined;
  onClose: () => void;
}

/** What was done to a schedule, with each value before and after. */
export function ScheduleChanges({ schedule: { scheduleId, name }, type, onClose }: ScheduleChangesProps) {
  const { filters, columns, paused } = copy.changeFields;
  const fields = [
    ...comparedFields(type ? [type] : []),
    {
      name: 'filters',
      label: filters,
      show: (value: unknown) => Object.values(Object(value)).flat().map(safely).join(', '),
    },
    { name: 'columns', label: columns, show: (value: unknown) => labelsOf(value, type) },
    { name: 'paused', label: paused, show: (value: unknown) => (value === true ? copy.yes : copy.no) },
  ];
  return (
    <Modal title={copy.changesOf(safeText(name))} open wide onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text that scrolls must be reached by the keyboard */}
      <div tabIndex={0} className="mt-4 max-h-[60dvh] overflow-y-auto pr-1">
        <ChangeHistory
          entity="reportSchedule"
          entityId={scheduleId}
          fields={fields}
          deeds={copy.deeds}
          Moment={Moment}
        />
      </div>
      <ModalActions>
        <Button onClick={onClose}>{copy.close}</Button>
      </ModalActions>
    </Modal>
  );
}

const safely = (value: unknown) => safeText(String(value));

const labelsOf = (ids: unknown, type: ReportType | undefined) =>
  (Array.isArray(ids) ? ids : [])
    .map((id) => safely(type?.columns.find((column) => column.id === id)?.label ?? id))
    .join(', ');
