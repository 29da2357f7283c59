import { useQuery } from '@tanstack/react-query';
import { Megaphone, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { MISSING } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { Badge } from '~/shared/ui/feedback/badge';
import { EmptyCard } from '~/shared/ui/feedback/empty-card';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { BeforeData } from '~/shared/write/before-data';
import { type Notice, noticeQueries } from '../api/notice-api';
import { copy as screenCopy } from '../copy';
import type { DeliverySearchState } from '../deliveries/delivery-search';
import { NOTICE_STATUSES, SEVERITIES, termOf } from '../terms';
import { copy } from './copy';

const NoticeDialog = lazyDialog(
  () => import('./notice-dialog').then((module) => module.NoticeDialog),
  ({ onClose }) => onClose(),
);

/** What people here are told, and who has read it. */
export function NoticesPart({ search }: { search: DeliverySearchState }) {
  const query = useQuery(noticeQueries.all());
  const toast = useToast();
  const onDone = (said?: string) => {
    search.closeNotice();
    if (said) toast.show('success', said);
  };
  if (!query.data)
    return (
      <BeforeData
        query={query}
        title={copy.title}
        failed={copy.failed}
        lacking={{ call: 'GET /notification/notice/all', text: screenCopy.lackingNotices }}
      />
    );
  const { data } = query;
  const open = data.find(({ noticeId }) => noticeId === search.notice);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{copy.hint}</p>
        <Button variant="primary" {...onIntent(NoticeDialog)} onClick={() => search.openNotice('1')}>
          <Plus aria-hidden className="size-4" />
          {copy.create}
        </Button>
      </div>
      {data.length === 0 ? (
        <EmptyCard icon={Megaphone} title={copy.none} />
      ) : (
        <ul className="flex flex-col gap-3">
          {data.map((notice) => (
            <NoticeCard key={notice.noticeId} notice={notice} onEdit={() => search.openNotice(notice.noticeId)} />
          ))}
        </ul>
      )}
      {(search.notice === '1' || open) && (
        <NoticeDialog key={search.notice} notice={open} onClose={search.closeNotice} onDone={onDone} />
      )}
    </>
  );
}

function NoticeCard({ notice, onEdit }: { notice: Notice; onEdit: () => void }) {
  const { noticeId, title, text, severity, roles, validFrom, validUntil, status, createdBy, readCount } = notice;
  const [kind, state] = [termOf(SEVERITIES, severity), termOf(NOTICE_STATUSES, status)];
  const facts = [
    copy.to(roles.map((role) => shown(role)).join(', ')),
    copy.valid(platformDate(validFrom), platformDate(validUntil)),
    copy.by(safeText(createdBy.name) || MISSING),
  ];
  return (
    <li>
      <Card className="p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={kind?.tone ?? 'neutral'}>{kind?.label ?? shown(severity)}</Badge>
          <h2 className="text-card font-semibold">
            <bdi>{safeText(title) || MISSING}</bdi>
          </h2>
          <Badge tone={state?.tone ?? 'neutral'}>{state?.label ?? shown(status)}</Badge>
          <Button
            size="sm"
            className="ml-auto"
            aria-label={copy.edit(safeText(title))}
            {...onIntent(NoticeDialog)}
            onClick={onEdit}
          >
            <Pencil aria-hidden className="size-3.5" />
            {copy.editShort}
          </Button>
        </div>
        <p className="mt-2 whitespace-pre-wrap">
          <bdi>{safeText(text)}</bdi>
        </p>
        <p className="mt-2 text-sm text-muted">{facts.join(' · ')}</p>
        {status !== 'DRAFT' && <Readers id={noticeId} count={readCount ?? 0} />}
      </Card>
    </li>
  );
}

/** Who has read it, asked for once somebody wants to know. */
function Readers({ id, count }: { id: string; count: number }) {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({ ...noticeQueries.readers(id), enabled: open });
  if (count === 0) return <p className="mt-1 text-sm text-muted">{copy.nobody}</p>;
  return (
    <details className="mt-1 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="font-medium">{copy.readBy(count)}</summary>
      {data ? (
        <ul className="mt-1">
          {data.map(({ name, role, date }) => (
            <li key={`${name} ${date}`} className="flex flex-wrap gap-x-3">
              <bdi>{safeText(name) || MISSING}</bdi>
              <span className="text-muted">{shown(role)}</span>
              <span className="text-muted">
                <Moment value={date} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        error && <p className="mt-1 text-muted">{copy.readersFailed}</p>
      )}
    </details>
  );
}
