import { LONGEST_REASON } from '~/shared/write/reason-field';
import { copy } from './copy';

const LONGEST_VALUE = 8000;

/** What is wrong with a reason; undefined for one that is right. */
export function reasonFault(reason: string): string | undefined {
  const typed = reason.trim();
  if (typed === '') return copy.faults.reason;
  return typed.length > LONGEST_REASON ? copy.faults.long(LONGEST_REASON) : undefined;
}

/** What is wrong with a value of a type, as the platform reads it; undefined for one that is right. */
export function valueFault(type: string, value: string): string | undefined {
  if (value.length > LONGEST_VALUE) return copy.faults.long(LONGEST_VALUE);
  switch (type) {
    case 'NUMBER':
      return /^-?\d{1,30}(\.\d{1,30})?$/.test(value) ? undefined : copy.faults.number;
    case 'BOOLEAN':
      return value === 'true' || value === 'false' ? undefined : copy.faults.flag;
    case 'JSON':
      return jsonFault(value);
    default:
      return value === '' ? copy.faults.missing : undefined;
  }
}

function jsonFault(value: string): string | undefined {
  try {
    JSON.parse(value);
    return undefined;
  } catch {
    return value.trim() === '' ? copy.faults.missing : copy.faults.json;
  }
}

export const keyFault = (key: string) => (/^[A-Za-z][\w.-]{0,79}$/.test(key.trim()) ? undefined : copy.faults.key);

export const serviceFault = (service: string) =>
  /^[a-z][a-z\d-]{0,39}$/.test(service.trim()) ? undefined : copy.faults.service;

export const noteFault = (note: string) =>
  note.trim().length > LONGEST_REASON ? copy.faults.long(LONGEST_REASON) : undefined;
