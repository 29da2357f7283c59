import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CHECK } from '~/shared/copy';
import { Moment } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { BeforeData } from '~/shared/write/before-data';
import { useLeaving } from '~/shared/write/leave-dialog';
import { backupQueries, backupsChanged } from '../api/backup-api';
import { sourceLabel } from '../terms';
import { copy } from './copy';
import { PlanForm } from './plan-form';
import { rhythmText } from './rhythm';

interface PlanDialogProps {
  /** The source that it begins with. */
  first: string | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** When each source is backed up by itself: one after the other, each saved for itself. */
export function PlanDialog({ first, onDone, onClose }: PlanDialogProps) {
  const client = useQueryClient();
  const query = useQuery(backupQueries.schedules());
  const { data } = query;
  const [chosen, setChosen] = useState(first);
  const schedule = data?.find(({ source }) => source === chosen) ?? data?.[0];
  const leaving = useLeaving(`backup.PLAN ${schedule?.source ?? ''}`, onClose);
  return (
    <>
      <Modal title={copy.plan.title} text={copy.plan.text} open onClose={leaving.leave} guarded>
        {schedule ? (
          <>
            <Field label={copy.fields.source} className="mt-4">
              {(control) => (
                <Select {...control} value={schedule.source} onChange={({ target }) => setChosen(target.value)}>
                  {data?.map(({ source }) => (
                    <option key={source} value={source}>
                      {sourceLabel(source)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <p className="mt-2 text-sm text-muted">
              {schedule.paused ? (
                copy.plan.paused
              ) : (
                <>
                  {copy.plan.inWords(
                    rhythmText(schedule.everyHours ?? 0, schedule.hour ?? 0),
                    schedule.retentionDays ?? 0,
                  )}{' '}
                  {copy.plan.next} <Moment value={schedule.nextRunAt} />
                </>
              )}
            </p>
            <PlanForm
              key={schedule.source}
              schedule={schedule}
              onLeave={leaving.leave}
              onDone={() => {
                backupsChanged(client);
                onDone();
              }}
            />
          </>
        ) : (
          <div className="mt-4">
            {data && !query.isFetching ? (
              <AlertBox
                variant="info"
                actions={
                  <Button size="sm" onClick={() => void query.refetch()}>
                    {CHECK}
                  </Button>
                }
              >
                {copy.plan.none}
              </AlertBox>
            ) : (
              <BeforeData
                query={query}
                title={copy.plan.title}
                failed={copy.plan.failed}
                lacking={{ call: 'GET /backup/schedule', text: copy.plan.lacking }}
              />
            )}
            <ModalActions>
              <Button onClick={onClose}>{copy.plan.cancel}</Button>
            </ModalActions>
          </div>
        )}
      </Modal>
      {leaving.dialog}
    </>
  );
}
