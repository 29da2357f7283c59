import type { Operation } from '~/features/transactions/query/operation';
import { visibleText } from '~/shared/format/visible-text';
import { maskScalar, maskText } from '~/shared/masking/mask';

/** A free text of the platform as it may be shown: without card numbers, secrets and disturbing characters. */
export function safeText(text: string | null): string {
  return text === null ? '' : visibleText(maskText(text));
}

type Members = Pick<Operation, 'errorMessage' | 'customerPhone' | 'customerEmail'>;

/**
 * What a platform may send with secrets or persons in it, without them: telephone number, e-mail, reason (spec 8.1).
 */
export function safeFields<T extends Members>(operation: T): T {
  const masked = (text: string | null, name: string) => text && String(maskScalar(text, name));
  return {
    ...operation,
    errorMessage: masked(operation.errorMessage, 'message'),
    customerPhone: masked(operation.customerPhone, 'phone'),
    customerEmail: masked(operation.customerEmail, 'email'),
  };
}
