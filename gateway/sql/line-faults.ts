import * as z from 'zod/mini';

/** A line that cannot be kept, in a sentence for whoever sent it. */
export class LineFault extends Error {}

const KINDS: Readonly<Record<string, string>> = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  object: 'un objeto',
  record: 'un objeto',
  array: 'una lista',
};

const FORMATS: Readonly<Record<string, string>> = {
  datetime: 'una fecha ISO 8601 con su zona, como 2026-11-27T12:30:05-06:00',
  email: 'un correo',
};

/** Reads what a line says. @throws LineFault that names the first member that is not right */
export function readLine<T>(form: z.ZodMiniType<T>, value: unknown): T {
  const { data, error } = z.safeParse(form, value, { error: said });
  if (!error) return data;
  const [{ path, message } = { path: [], message: 'no es válida' }] = error.issues;
  throw new LineFault(`${path.length > 0 ? path.join('.') : 'La línea'} ${message}.`);
}

function said(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'falta' : `debe ser ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_format':
      return `debe ser ${FORMATS[issue.format] ?? `de la forma ${issue.pattern}`}`;
    case 'too_small':
      return issue.origin === 'string' ? 'está vacío' : `debe ser ${issue.minimum} o más`;
    default:
      return 'no es válido';
  }
}
