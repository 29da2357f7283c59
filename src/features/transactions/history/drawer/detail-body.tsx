import { type ComponentType, useEffect } from 'react';
import { MISSING } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { safeText } from '~/shared/masking/safe-text';
import { Moment } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { lazyPart } from '~/shared/ui/lazy-part';
import type { Note, OperationDetail } from '../api/operation-detail';
import type { DetailTab } from '../search/history-search';
import { copy } from './copy';
import { Refunds } from './refunds';
import { Summary } from './summary';

interface DetailPartProps {
  operation: OperationDetail;
  tab: DetailTab;
  OrderTimeline: ComponentType<{ order: string }>;
}

const OperationChanges = lazyPart(() => import('../acts/operation-changes').then((module) => module.OperationChanges));

const Attempts = lazyPart(() => import('./attempts').then((module) => module.Attempts));
const Timeline = lazyPart(() => import('./timeline').then((module) => module.Timeline));

/** The chosen part of the details. */
export function DetailPart({ operation, tab, OrderTimeline }: DetailPartProps) {
  useEffect(() => {
    Timeline.preload();
    Attempts.preload();
  }, []);
  switch (tab) {
    case 'linea':
      return <Timeline events={operation.events} />;
    case 'intentos':
      return <Attempts attempts={operation.attempts} method={operation.paymentMethod} />;
    case 'devoluciones':
      return <Refunds operation={operation} />;
    case 'notas':
      return <Notes notes={operation.notes} />;
    case 'cambios':
      return <OperationChanges operationId={operation.operationId} />;
    case 'historia':
      if (operation.orderId === null) return <p className="text-muted">{copy.noOrder}</p>;
      return <OrderTimeline key={operation.orderId} order={operation.orderId} />;
    default:
      return <Summary operation={operation} />;
  }
}

interface UnknownIdProps {
  operationId: string;
  similar: readonly string[];
  onOpen: (operationId: string) => void;
}

/** No operation has the id; those that are like it are a press away. */
export function UnknownId({ operationId, similar, onOpen }: UnknownIdProps) {
  return (
    <SectionError
      title={copy.unknownId}
      message={copy.notFoundText(visibleText(operationId))}
      actions={
        similar.length === 0 ? (
          <p className="text-muted">{copy.notFoundHint}</p>
        ) : (
          <>
            <p>{copy.similar}</p>
            <ul className="flex flex-wrap justify-center gap-2">
              {similar.map((id) => (
                <li key={id}>
                  <Button size="sm" className="font-mono" onClick={() => onOpen(id)}>
                    {visibleText(id)}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    />
  );
}

/** What colleagues wrote about the operation. */
function Notes({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return <p className="text-muted">{copy.noNotes}</p>;
  return (
    <ol className="flex flex-col gap-3">
      {notes.map((note) => (
        <li
          key={note.noteId ?? `${note.date} ${note.author} ${note.text}`}
          className="rounded-xl border border-line px-4 py-3"
        >
          <p className="text-sm text-muted">
            <bdi>{safeText(note.author) || MISSING}</bdi> · <Moment value={note.date} />
          </p>
          <p className="mt-1 whitespace-pre-line">
            <bdi>{safeText(note.text)}</bdi>
          </p>
        </li>
      ))}
    </ol>
  );
}
