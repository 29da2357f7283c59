import { Braces, ClipboardList, TextAlignStart } from 'lucide-react';
import { useState } from 'react';
import { environment } from '~/shared/config/env';
import { copyText } from '~/shared/files/clipboard';
import { ENVIRONMENTS } from '~/shared/list/list-copy';
import { Button } from '~/shared/ui/button';
import { Notice, type NoticeContent } from '~/shared/ui/feedback/notice';
import type { TraceEntry } from '../api/trace-entry';
import { COPIED_ENTRIES, NOT_COPIED } from '../copy';
import { COPY_FOR_TICKET, COPY_JSON, COPY_TEXT } from '../later-copy';
import { entryJson, entryText } from './row-export';
import { ticketSummary } from './ticket';

interface HandOverProps {
  entries: readonly TraceEntry[];
  /** Address that leads back to them. */
  link: () => string;
}

/** Copies whole entries: as JSON, as aligned text, or as the summary of a ticket. */
export function HandOver({ entries, link }: HandOverProps) {
  const [notice, setNotice] = useState<NoticeContent>();
  const ways = [
    {
      label: COPY_FOR_TICKET,
      icon: ClipboardList,
      text: () => ticketSummary(entries, link(), ENVIRONMENTS[environment]),
    },
    { label: COPY_JSON, icon: Braces, text: () => jsonOf(entries) },
    { label: COPY_TEXT, icon: TextAlignStart, text: () => entries.map(entryText).join('\n\n') },
  ];

  const copy = async (text: string) => {
    const copied = await copyText(text);
    setNotice((last) => ({
      key: Number(last?.key ?? 0) + 1,
      variant: copied ? 'success' : 'danger',
      text: copied ? COPIED_ENTRIES : NOT_COPIED,
    }));
  };

  return (
    <>
      {ways.map(({ label, icon: Icon, text }) => (
        <Button key={label} size="sm" className="px-3!" onClick={() => copy(text())}>
          <Icon aria-hidden className="size-4" />
          {label}
        </Button>
      ))}
      <Notice notice={notice} onLeave={() => setNotice(undefined)} />
    </>
  );
}

function jsonOf(entries: readonly TraceEntry[]): string {
  const [only, ...others] = entries.map(entryJson);
  return others.length === 0 && only !== undefined ? only : `[\n${[only, ...others].join(',\n')}\n]`;
}
