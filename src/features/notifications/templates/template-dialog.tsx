import { useQuery } from '@tanstack/react-query';
import { failureText } from '~/shared/api/call-failure';
import { RETRY } from '~/shared/copy';
import { shown } from '~/shared/record/cells';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { SectionError } from '~/shared/ui/feedback/section-error';
import { Modal } from '~/shared/ui/overlay/modal';
import { useLeaving } from '~/shared/write/leave-dialog';
import { templateQueries } from '../api/template-api';
import { TYPES, termOf } from '../terms';
import { copy } from './copy';
import { TemplateForm, templateAct } from './template-form';

interface TemplateDialogProps {
  templateId: string;
  onClose: () => void;
  /** @param said what is told of it, where it was done */
  onDone: (said?: string) => void;
}

/** One template: its text, what it looks like, its versions. */
export function TemplateDialog({ templateId, onClose, onDone }: TemplateDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(templateQueries.one(templateId));
  const leaving = useLeaving(templateAct(templateId), onClose);
  const [event, type] = [shown(data?.event ?? templateId), termOf(TYPES, data?.type ?? null)?.label];
  return (
    <>
      <Modal title={type ? copy.editTitle(event, type) : event} wide open onClose={leaving.leave} guarded>
        {data ? (
          <TemplateForm template={data} onLeave={leaving.leave} onDone={onDone} />
        ) : isFetching || !error ? (
          <Loader size="section" />
        ) : (
          <SectionError
            title={copy.title}
            message={failureText(error, copy.loadFailed)}
            actions={
              <>
                <Button onClick={() => void refetch()}>{RETRY}</Button>
                <Button onClick={onClose}>{copy.cancel}</Button>
              </>
            }
          />
        )}
      </Modal>
      {leaving.dialog}
    </>
  );
}
