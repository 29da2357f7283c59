import { Braces, ClipboardList, TextAlignStart } from 'lucide-react';
import { useState } from 'react';
import { environment } from '~/shared/config/env';
import { copyText } from '~/shared/files/clipboard';
import { ENVIRONMENTS } from '~/shared/list/list-copy';
import { Button } from '~/shared/ui/button';
import { useLossyNote, withNote } from '~/shared/ui/feedback/lossy-answer';
import { Notice, type NoticeContent } from '~/shared/ui/feedback/notice';
import type { TraceEntry } from '../api/trace-entry';
import { copyOutcome } from '../copy-outcome';
import { COPY_FOR_TICKET, COPY_JSON, COPY_TEXT } from '../later-copy';
import { entryJson, entryText } from './row-export';
import { ticketSummary } from './ticket';

interface HandOverProps {
  entries: readonly TraceEntry[];
  /** Address that leads back to them. */
  link: () => string;
}

/**
 * Copies whole entries: as JSON, as aligned text, or as the summary of a ticket. What could not be read of them is said
 * with the outcome, and in a line of the text where the form has room for one.
 */
export function HandOver({ entries, link }: HandOverProps) {
  const [notice, setNotice] = useState<NoticeContent>();
  const noteOf = useLossyNote();
  const ways = [
    {
      label: COPY_FOR_TICKET,
      icon: ClipboardList,
      text: () => ticketSummary(entries, link(), ENVIRONMENTS[environment]),
    },
    { label: COPY_JSON, icon: Braces, text: () => jsonOf(entries), bare: true },
    { label: COPY_TEXT, icon: TextAlignStart, text: () => entries.map(entryText).join('\n\n') },
  ];

  const copy = async (text: string, bare: boolean) => {
    const note = noteOf(text);
    const copied = await copyText(bare ? text : withNote(text, note));
    setNotice((last) => copyOutcome(copied, note, last));
  };

  return (
    <>
      {ways.map(({ label, icon: Icon, text, bare = false }) => (
        <Button key={label} size="sm" className="px-3!" onClick={() => copy(text(), bare)}>
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
