import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarClock, History, Pause, Pencil, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { mayDo } from '~/session/access';
import { useSession } from '~/session/session-store';
import { RETRY } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { ActNotice } from '~/shared/write/act-notice';
import { BeforeData } from '~/shared/write/before-data';
import { useAct } from '~/shared/write/use-act';
import { type ReportType, reportQueries } from '../api/report-api';
import {
  type ReportSchedule,
  requestOf,
  type ScheduleRequest,
  schedulesChanged,
  schedulesQuery,
  scheduleWrites,
} from '../api/schedule-api';
import { REPORT_STATUSES } from '../copy';
import type { ReportSearch } from '../search';
import { copy } from './copy';
import { hourText } from './rhythm';

const ScheduleDialog = lazyDialog(() => import('./schedule-dialog').then((module) => module.ScheduleDialog));
const ScheduleChanges = lazyDialog(() => import('./schedule-changes').then((module) => module.ScheduleChanges));
const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog));

type Opened = { schedule: ReportSchedule | undefined };

/** Reports that are made again and again. */
export function SchedulesPart({ search }: { search: ReportSearch }) {
  const client = useQueryClient();
  const toast = useToast();
  const query = useQuery(schedulesQuery());
  const known = useQuery(reportQueries.types());
  const { data } = query;
  const types = known.data ?? [];
  const [opened, setOpened] = useState<Opened>();
  // Here and not in its row, which would take the notice along when it goes.
  const [removing, setRemoving] = useState<ReportSchedule>();
  if (!data)
    return (
      <BeforeData
        query={query}
        title={copy.title}
        failed={copy.failed}
        lacking={{ call: 'GET /report/schedule', text: copy.lacking }}
      />
    );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{copy.hint}</p>
        <Button
          variant="primary"
          disabled={types.length === 0}
          {...onIntent(ScheduleDialog)}
          onClick={() => setOpened({ schedule: undefined })}
        >
          <Plus aria-hidden className="size-4" />
          {copy.create}
        </Button>
      </div>
      {!known.data && known.error && (
        <AlertBox
          variant="warning"
          className="mb-3 flex-wrap"
          actions={
            <Button size="sm" disabled={known.isFetching} onClick={() => void known.refetch()}>
              {RETRY}
            </Button>
          }
        >
          {copy.typesFailed}
        </AlertBox>
      )}
      {data.length === 0 ? (
        <Card>
          <EmptyState icon={CalendarClock} title={copy.none} hint={copy.noneHint} />
        </Card>
      ) : (
        <ul aria-label={copy.title} className="flex flex-col gap-3">
          {data.map((schedule) => (
            <ScheduleCard
              key={schedule.scheduleId}
              schedule={schedule}
              type={types.find(({ type }) => type === schedule.type)}
              onEdit={() => setOpened({ schedule })}
              onRemove={() => setRemoving(schedule)}
            />
          ))}
        </ul>
      )}
      {opened && (
        <ScheduleDialog
          key={opened.schedule?.scheduleId ?? 'nueva'}
          schedule={opened.schedule}
          types={types}
          first={{ type: search.params.tipo ?? null }}
          onClose={() => setOpened(undefined)}
          onDone={(said) => {
            setOpened(undefined);
            schedulesChanged(client);
            if (said) toast.show('success', said);
          }}
        />
      )}
      {removing && (
        <ActDialog
          key={removing.scheduleId}
          open
          title={copy.removeTitle}
          text={copy.removeText(safeText(removing.name))}
          effect={copy.remove}
          danger
          reason="none"
          act={{
            name: `report.schedule.DELETE ${removing.scheduleId}`,
            send: () => scheduleWrites.unplan(removing.scheduleId, removing.version ?? 0),
            ask: async () =>
              (await scheduleWrites.all()).some((each) => each.scheduleId === removing.scheduleId) ? undefined : true,
          }}
          onClose={() => setRemoving(undefined)}
          onConflict={() => {
            setRemoving(undefined);
            toast.show('warning', copy.changed);
            schedulesChanged(client);
          }}
          onDone={() => {
            setRemoving(undefined);
            toast.show('success', copy.removed);
            schedulesChanged(client);
          }}
        />
      )}
    </>
  );
}

function rhythmText({ frequency, hour, weekday, monthDay }: ReportSchedule): string {
  const at = hourText(hour ?? 0);
  if (frequency === 'WEEKLY') return copy.rhythms.WEEKLY(at, weekday ?? 1);
  return frequency === 'MONTHLY' ? copy.rhythms.MONTHLY(at, monthDay ?? 1) : copy.rhythms.DAILY(at);
}

interface ScheduleCardProps {
  schedule: ReportSchedule;
  type: ReportType | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

function ScheduleCard({ schedule, type, onEdit, onRemove }: ScheduleCardProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [changes, setChanges] = useState(false);
  const readsChanges = useSession(({ user }) => mayDo(user?.role ?? '', 'read schedule changes'));
  const { scheduleId, format, recipients, nextRunAt, lastRunAt, lastReport, createdBy } = schedule;
  const [name, paused] = [safeText(schedule.name), schedule.paused === true];
  const state = REPORT_STATUSES[lastReport.status ?? ''];
  const turning = useAct<ScheduleRequest, ReportSchedule>({
    name: `report.schedule.TURN ${scheduleId}`,
    send: (body) => scheduleWrites.replan(scheduleId, body),
    ask: async (body) =>
      (await scheduleWrites.all()).find(
        (each) =>
          each.scheduleId === scheduleId && each.version === (body.version ?? 0) + 1 && each.paused === body.paused,
      ),
    onDone: (now) => {
      schedulesChanged(client);
      toast.show('success', now.paused ? copy.pausedNow : copy.resumed);
    },
  });
  const Sign = paused ? Play : Pause;
  return (
    <li>
      <Card className="p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="text-card font-semibold">{name}</h2>
          <Badge tone={paused ? 'warning' : 'success'}>{paused ? copy.paused : copy.active}</Badge>
          <div className="ml-auto flex flex-wrap gap-1.5">
            <Button
              size="sm"
              disabled={turning.busy || !turning.ready}
              aria-label={paused ? copy.resumeOf(name) : copy.pauseOf(name)}
              onClick={() => turning.start({ ...requestOf(schedule), paused: !paused })}
            >
              <Sign aria-hidden className="size-3.5" />
              {paused ? copy.resume : copy.pause}
            </Button>
            <Button size="sm" aria-label={copy.editOf(name)} {...onIntent(ScheduleDialog)} onClick={onEdit}>
              <Pencil aria-hidden className="size-3.5" />
              {copy.edit}
            </Button>
            {readsChanges && (
              <Button
                size="sm"
                aria-label={copy.changesOf(name)}
                {...onIntent(ScheduleChanges)}
                onClick={() => setChanges(true)}
              >
                <History aria-hidden className="size-3.5" />
                {copy.changes}
              </Button>
            )}
            <Button size="sm" aria-label={copy.removeOf(name)} {...onIntent(ActDialog)} onClick={onRemove}>
              <Trash2 aria-hidden className="size-3.5" />
              {copy.remove}
            </Button>
          </div>
        </div>
        <p className="mt-1">
          {safeText(type?.label ?? schedule.type)} · {shown(format)} · {rhythmText(schedule)}
        </p>
        <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <div className="flex gap-2">
            <dt className="text-muted">{copy.next}</dt>
            <dd>{paused ? copy.paused : <Moment value={nextRunAt} />}</dd>
          </div>
          <div className="flex gap-2">
            <dt className="text-muted">{copy.last}</dt>
            <dd>
              {lastRunAt === null ? copy.never : <Moment value={lastRunAt} />}{' '}
              {state && <Badge tone={state.tone}>{state.label}</Badge>}
            </dd>
          </div>
        </dl>
        <p className="mt-1 text-sm text-muted">
          {copy.to(recipients.map((email) => safeText(email)).join(', '))} · {copy.by(safeText(createdBy.name))}
        </p>
        <ActNotice act={turning} />
      </Card>
      {changes && <ScheduleChanges schedule={schedule} type={type} onClose={() => setChanges(false)} />}
    </li>
  );
}
