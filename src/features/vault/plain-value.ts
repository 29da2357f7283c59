import { MISSING } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';

/** A value that is no secret by its type; what looks like one all the same is masked. */
export const plainValue = (value: string | null) => (value === null ? MISSING : safeText(value));
