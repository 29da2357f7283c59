import { Braces, ClipboardList, TextAlignStart } from 'lucide-react';
import { environment } from '~/shared/config/env';
import { ENVIRONMENTS } from '~/shared/list/list-copy';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { TraceEntry } from '../api/trace-entry';
import { COPIED_ENTRIES, NOT_COPIED } from '../copy';
import { COPY_FOR_TICKET, COPY_JSON, COPY_TEXT } from '../later-copy';
import { entryJson, entryText } from './entry-export';
import { ticketSummary } from './ticket';

interface EntryActionsProps {
  entries: readonly TraceEntry[];
  /** Address that leads back to them. */
  link: () => string;
}

/**
 * Copies whole entries: as JSON, as aligned text, or as the summary of a ticket. What could not be read of them is said
 * with the outcome, and in a line of the text where the form has room for one.
 */
export function EntryActions({ entries, link }: EntryActionsProps) {
  const copy = useCopy({ copied: COPIED_ENTRIES, failed: NOT_COPIED });
  const ways = [
    {
      label: COPY_FOR_TICKET,
      icon: ClipboardList,
      text: () => ticketSummary(entries, link(), ENVIRONMENTS[environment]),
    },
    { label: COPY_JSON, icon: Braces, text: () => jsonOf(entries), data: true },
    { label: COPY_TEXT, icon: TextAlignStart, text: () => entries.map(entryText).join('\n\n') },
  ];

  return (
    <>
      {ways.map(({ label, icon: Icon, text, data = false }) => (
        <Button key={label} size="sm" className="px-3!" onClick={() => copy(text(), { forPeople: !data })}>
          <Icon aria-hidden className="size-4" />
          {label}
        </Button>
      ))}
    </>
  );
}

function jsonOf(entries: readonly TraceEntry[]): string {
  const [only, ...others] = entries.map(entryJson);
  return others.length === 0 && only !== undefined ? only : `[\n${[only, ...others].join(',\n')}\n]`;
}
