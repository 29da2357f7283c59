import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { shown } from '~/shared/record/cells';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Badge } from '~/shared/ui/feedback/badge';
import { noticesChanged, noticeWrites, type OwnNotice } from '../api/notice-api';
import { SEVERITIES, termOf } from '../terms';
import { copy } from './copy';

/** The notices that are valid for whoever is signed in; to have read one twice is to have read it once. */
export function NoticeList({ notices }: { notices: readonly OwnNotice[] }) {
  const client = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const unread = notices.filter(({ read }) => read === false);
  const read = async (ids: readonly string[]) => {
    setBusy(true);
    try {
      for (const id of ids) await noticeWrites.read(id);
    } catch {
      toast.show('danger', copy.notKept);
    }
    setBusy(false);
    noticesChanged(client);
  };
  return (
    <section aria-label={copy.title}>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-2 border-b border-line px-4">
        <h2 className="text-card font-semibold">{copy.title}</h2>
        {unread.length > 1 && (
          <Button
            variant="link"
            size="sm"
            disabled={busy}
            onClick={() => void read(unread.map(({ noticeId }) => noticeId))}
          >
            {copy.readAll}
          </Button>
        )}
      </div>
      {notices.length === 0 && <p className="px-4 py-6 text-center text-muted">{copy.none}</p>}
      <ul>
        {notices.map(({ noticeId, title, text, severity, validUntil, read: isRead }) => (
          <li key={noticeId} className="border-t border-line px-4 py-3 first:border-t-0">
            <div className="flex flex-wrap items-center gap-2">
              <Badge tone={termOf(SEVERITIES, severity)?.tone ?? 'neutral'}>
                {termOf(SEVERITIES, severity)?.label ?? shown(severity)}
              </Badge>
              <h3 className={isRead ? 'font-medium' : 'font-semibold'}>
                <bdi>{safeText(title)}</bdi>
              </h3>
              {isRead === false && <span className="ml-auto text-xs font-semibold text-primary">{copy.unread}</span>}
            </div>
            <p className="mt-1 whitespace-pre-wrap">
              <bdi>{safeText(text)}</bdi>
            </p>
            <div className="mt-1 flex min-h-7 flex-wrap items-center justify-between gap-2 text-sm text-muted">
              <span>{copy.until(platformDate(validUntil))}</span>
              {isRead === false && (
                <Button size="sm" disabled={busy} aria-describedby={noticeId} onClick={() => void read([noticeId])}>
                  {copy.read}
                  <span id={noticeId} hidden>
                    {safeText(title)}
                  </span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
