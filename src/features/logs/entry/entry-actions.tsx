import { Braces, ClipboardList, type LucideIcon, TextAlignStart } from 'lucide-react';
import { useEffect } from 'react';
import { environment } from '~/shared/config/env';
import { ENVIRONMENT_NAMES, PART_MISSING } from '~/shared/copy';
import { afterPaint } from '~/shared/hooks/tasks';
import { useToast } from '~/shared/toast/toast-store';
import { useCopy } from '~/shared/toast/use-copy';
import { Button } from '~/shared/ui/button';
import type { TraceEntry } from '../api/trace-entry';
import { entryCopy } from './copy';

/** The texts load apart from the buttons, which have their place at once: what comes later must push nothing away. */
const loadTexts = () => Promise.all([import('./entry-export'), import('./ticket')]);

let isAhead = false;

/** Once these buttons stand for the first time. */
function loadAhead(): void {
  if (isAhead) return;
  isAhead = true;
  afterPaint()
    .then(loadTexts)
    .catch(() => undefined);
}

type CopyForm = 'ticket' | 'json' | 'text';

const FORMS: readonly { form: CopyForm; label: string; icon: LucideIcon }[] = [
  { form: 'ticket', label: entryCopy.copyForTicket, icon: ClipboardList },
  { form: 'json', label: entryCopy.copyJson, icon: Braces },
  { form: 'text', label: entryCopy.copyText, icon: TextAlignStart },
];

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
  const copy = useCopy({ copied: entryCopy.copied, failed: entryCopy.notCopied });
  const toast = useToast();
  useEffect(loadAhead, []);
  const copyAs = async (form: CopyForm) => {
    const texts = await loadTexts().catch(() => undefined);
    if (!texts) return toast.show('danger', PART_MISSING);
    const [{ entryJson, entryText }, { ticketSummary }] = texts;
    if (form === 'json') return copy(listOf(entries.map(entryJson)));
    if (form === 'text') return copy(entries.map(entryText).join('\n\n'), { forPeople: true });
    return copy(ticketSummary(entries, link(), ENVIRONMENT_NAMES[environment]), { forPeople: true });
  };

  return FORMS.map(({ form, label, icon: Icon }) => (
    <Button key={form} size="sm" className="px-3!" onClick={() => copyAs(form)}>
      <Icon aria-hidden className="size-4" />
      {label}
    </Button>
  ));
}

function listOf([only, ...others]: readonly string[]): string {
  return others.length === 0 && only !== undefined ? only : `[\n${[only, ...others].join(',\n')}\n]`;
}
