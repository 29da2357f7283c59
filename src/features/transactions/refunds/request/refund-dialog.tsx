import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { refundsLink } from '~/session/links';
import { failureText } from '~/shared/api/call-failure';
import { lacksCall } from '~/shared/api/lacks-call';
import { RETRY } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Loader } from '~/shared/ui/feedback/loader';
import { Modal } from '~/shared/ui/overlay/modal';
import { useLeaving } from '~/shared/write/leave-dialog';
import { UnavailablePart } from '~/shared/write/unavailable-part';
import type { Refund } from '../api/refund';
import { refundQueries } from '../api/refund-api';
import { copy } from './copy';
import { FindOperation } from './find-operation';
import { RequestForm } from './request-form';
import { Ids, requestName } from './request-name';
import { Steps } from './steps';

interface RefundDialogProps {
  /** '' before it is known. */
  operationId: string;
  /** Goes to an operation, or back ('') to choose another; absent where it was opened from one. */
  onOperation?: (operationId: string) => void;
  onClose: () => void;
  /** @param said what has become of it, in words */
  onDone: (refund: Refund, said: string) => void;
}

/** Asks for a refund: which operation, then how much, why and where to. */
export function RefundDialog({ operationId, onOperation, onClose, onDone }: RefundDialogProps) {
  const leaving = useLeaving(requestName(operationId), onClose);
  return (
    <>
      <Modal title={copy.title} open onClose={leaving.leave} guarded wide>
        <Steps step={operationId === '' ? 1 : 2} />
        {operationId === '' ? (
          <FindOperation onFound={(id) => onOperation?.(id)} onCancel={onClose} />
        ) : (
          <Request
            key={operationId}
            operationId={operationId}
            onDone={(refund) => onDone(refund, copy.requested(refund.refundId))}
            onLeave={leaving.leave}
            {...(onOperation && { onBack: () => onOperation('') })}
          />
        )}
      </Modal>
      {leaving.dialog}
    </>
  );
}

interface RequestProps {
  operationId: string;
  onBack?: () => void;
  onLeave: () => void;
  onDone: (refund: Refund) => void;
}

/** What can be returned decides whether there is a form at all. */
function Request({ operationId, onBack, onLeave, onDone }: RequestProps) {
  const { data, error, isFetching, refetch } = useQuery(refundQueries.eligibility(operationId));
  if (data?.refundable) return <RequestForm eligibility={data} {...{ onBack, onLeave, onDone }} />;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {data ? (
        <>
          <Ids {...data} />
          <AlertBox variant="warning">{visibleText(data.message ?? copy.lacking)}</AlertBox>
          <Link
            {...refundsLink({ q: data.operationId, dateRange: 'todo' })}
            className="inline-block font-medium text-primary hover:underline"
          >
            {copy.others}
          </Link>
        </>
      ) : isFetching || !error ? (
        <Loader size="section" />
      ) : lacksCall(error) && onBack === undefined ? (
        <UnavailablePart
          text={copy.lacking}
          call="GET /refund/eligibility"
          error={error}
          checking={isFetching}
          onCheck={() => refetch()}
        />
      ) : (
        <AlertBox
          variant="danger"
          actions={
            <Button size="sm" onClick={() => refetch()}>
              {RETRY}
            </Button>
          }
        >
          {failureText(error, copy.idFailed)}
        </AlertBox>
      )}
      <div className="flex justify-between gap-3">
        {onBack ? (
          <Button variant="link" onClick={onBack}>
            {copy.back}
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={onLeave}>{copy.close}</Button>
      </div>
    </div>
  );
}
