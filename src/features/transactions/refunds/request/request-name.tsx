import { visibleText } from '~/shared/format/visible-text';

/** Name of the act and of what is typed for it. */
export const requestName = (operationId: string) => `refund.request ${operationId}`;

/** Which operation it is, to be compared with what the customer says. */
export function Ids({ operationId, orderId }: { operationId: string; orderId: string | null }) {
  return (
    <p className="font-mono text-xs text-muted">
      <bdi>{visibleText(operationId)}</bdi>
      {orderId !== null && (
        <>
          {' · '}
          <bdi>{visibleText(orderId)}</bdi>
        </>
      )}
    </p>
  );
}
