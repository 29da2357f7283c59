import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUser } from '~/session/session-store';
import { MISSING } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { fieldMoment, momentField } from '~/shared/period/moment-field';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import { ActDialog } from '~/shared/write/act-dialog';
import { type AlertDetail, readAlert } from '../api/alert';
import { alertChanged, alertQueries, alertWrites } from '../api/alert-api';
import { drawerCopy as copy } from './copy';
import { DeedConflictDialog } from './deed-conflict-dialog';
import { type Deed, meantBy } from './deeds';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** As the platform has it. */
const LONGEST_SILENCE = 7 * DAY;

const STATUSES = { TAKE: 'ACKNOWLEDGED', RELEASE: 'ACTIVE', SILENCE: 'SILENCED', RESOLVE: 'RESOLVED' } as const;

const NOTE = { missing: copy.noteMissing, longest: 1000, rows: 5 };

interface DeedDialogProps {
  deed: Deed;
  /** As it stood when the dialog was opened: what it does, it does to that. */
  alert: AlertDetail;
  onDone: (alert: AlertDetail) => void;
  onClose: () => void;
}

/** One act on an alert with its reason; where somebody else was faster, theirs is shown beside it. */
export function DeedDialog({ deed, alert, onDone, onClose }: DeedDialogProps) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<{ theirs: AlertDetail; reason: string }>();
  const [minutes, setMinutes] = useState(60);
  const [moment, setMoment] = useState(() => momentField(Date.now() + 8 * HOUR));
  const [email, setEmail] = useState(alert.assignee?.email ?? '');
  const people = useQuery({ ...alertQueries.people(), enabled: deed === 'ASSIGN' });
  const { alertId } = alert;
  const name = `alert.${deed} ${alertId}`;
  const seen = alert.version ?? 0;
  const until = () => new Date(minutes === 0 ? fieldMoment(moment) : Date.now() + minutes * MINUTE);
  const ahead = until().getTime() - Date.now();
  const isWrong = deed === 'SILENCE' && !(ahead > 0 && ahead <= LONGEST_SILENCE);
  const person = people.data?.find((each) => each.email === email);
  const send = (reason: string, version: number, key = ''): Promise<AlertDetail> => {
    if (deed === 'NOTE') return alertWrites.note(alertId, reason, key);
    if (deed === 'ASSIGN') return alertWrites.assign(alertId, { assignee: email || null, reason, version });
    const silence = deed === 'SILENCE' ? { until: until().toISOString() } : {};
    return alertWrites.status(alertId, { status: STATUSES[deed], reason, version, ...silence });
  };
  const ask = async () => {
    const now = await alertWrites.read(alertId);
    return (now.version ?? 0) > seen ? now : undefined;
  };
  const effect = () => {
    if (deed === 'SILENCE') {
      if (isWrong) return copy.acts.silence;
      const [day = '', ...time] = platformDate(until().getTime()).split(' ');
      if (ahead < DAY) return copy.silenceUntil(time.join(' '));
      return copy.silenceUntilDay([day, ...time].join(' '));
    }
    if (deed === 'ASSIGN') return copy.assignTo(safeText(person?.name ?? '') || copy.nobody);
    return copy.effects[deed];
  };
  const told = (reason: string) => (current: AlertDetail) => {
    alertChanged(client, current);
    setConflict({ theirs: current, reason });
  };
  if (conflict) {
    const { theirs, reason } = conflict;
    const self = currentUser();
    const me = self && { email: self.email, name: `${self.name} ${self.lastName}`.trim() };
    const other = { person: deed === 'ASSIGN' ? (person ?? null) : me, until: until().toISOString(), theirs };
    return (
      <DeedConflictDialog
        {...{ deed, name, was: alert, theirs, reason, send, onDone }}
        mine={meantBy(deed, alert, other)}
        onConflict={told(reason)}
        onTake={onClose}
        onClose={() => setConflict(undefined)}
      />
    );
  }
  return (
    <ActDialog<AlertDetail>
      open
      onClose={onClose}
      title={copy.titles[deed]}
      text={copy.texts[deed]}
      effect={effect()}
      danger={deed === 'RESOLVE'}
      reason={deed === 'ASSIGN' ? 'optional' : 'required'}
      {...(deed === 'NOTE' && { reasonLabel: copy.note, reasonField: 'text', reasonRule: NOTE })}
      act={{
        name,
        send: (reason, key) => send(reason, seen, key),
        ...(deed !== 'NOTE' && { ask }),
      }}
      onDone={onDone}
      unready={isWrong}
      onConflict={(current, reason) => told(reason)(readAlert(current))}
    >
      <p className="rounded-lg bg-sunken px-4 py-2.5">
        <strong className="font-semibold">
          <bdi>{safeText(alert.name) || MISSING}</bdi>
        </strong>{' '}
        <bdi className="text-muted">{safeText(alert.source)}</bdi>
      </p>
      {deed === 'SILENCE' && (
        <Field label={copy.until}>
          {(control) => (
            <Select {...control} value={minutes} onChange={({ target }) => setMinutes(Number(target.value))}>
              {copy.lengths.map(([length, label]) => (
                <option key={label} value={length}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {deed === 'SILENCE' && minutes === 0 && (
        <Field label={copy.untilMoment} error={isWrong ? copy.untilFault : undefined}>
          {(control) => (
            <input
              type="datetime-local"
              {...control}
              value={moment}
              onChange={({ target }) => setMoment(target.value)}
              className={controlStyle}
            />
          )}
        </Field>
      )}
      {deed === 'ASSIGN' && (
        <Field label={copy.person}>
          {(control) => (
            <Select {...control} value={email} onChange={({ target }) => setEmail(target.value)}>
              <option value="">{copy.nobody}</option>
              {people.data?.map((each) => (
                <option key={each.email} value={each.email ?? ''}>
                  {safeText(each.name) || MISSING}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </ActDialog>
  );
}
