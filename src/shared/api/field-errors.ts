import { ApiError } from './api-error';

/** What the platform says of single fields when it refuses a form (422), by their names in the call (spec 19.5). */
export function fieldErrors(error: unknown): Partial<Record<string, string>> {
  const fields = error instanceof ApiError ? error.details.fields : undefined;
  const pairs: [unknown, unknown][] = Array.isArray(fields)
    ? fields.map((one: unknown) => [Object(one).field, Object(one).message])
    : Object.entries(typeof fields === 'object' ? { ...fields } : {});
  return Object.fromEntries(
    pairs.filter(([field, message]) => isText(field) && isText(message)).map(([field, message]) => [field, message]),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
