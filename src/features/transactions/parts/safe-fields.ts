import type { Operation } from '~/features/transactions/query/operation';
import { maskScalar } from '~/shared/masking/mask';

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
