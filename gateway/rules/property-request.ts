import { type PropertyType, propertyTypes } from '../wire/properties';
import { LONGEST_COMMENT, readVersion } from './refund-request';
import type { Refusal } from './statistic-query';
import { typedText } from './typed-text';

type Body = Readonly<Record<string, unknown>>;
type Fields = Refusal['fields'];

/** What is written of a property: its value where it is another, and what people should know of it. */
interface Written {
  value: string | null;
  note: string | null;
  reason: string;
}

export interface NewProperty extends Written {
  service: string;
  key: string;
  type: PropertyType;
  value: string;
}

export interface PropertyEdit extends Written {
  version: number;
}

/** One property as somebody saw it. */
export interface Seen {
  propertyId: string;
  version: number;
}

export interface RevealRequest {
  reason: string;
  /** Undefined for the one written last. */
  version: number | undefined;
  /** To be looked at, or to be copied without that. */
  purpose: 'SHOW' | 'COPY';
}

const LONGEST_VALUE = 8000;
const MOST_AT_ONCE = 100;
/** Shorter ones stand in any sentence. */
const SHORTEST_FOUND = 4;

const copy = {
  key: 'Escribe una clave como pagos.tiempoMs: letras, cifras, puntos y guiones, hasta 80.',
  service: 'Escribe el servicio en minúsculas, con cifras y guiones, hasta 40.',
  type: 'Elige el tipo.',
  value: {
    STRING: 'Escribe el valor.',
    NUMBER: 'Escribe un número, como 5000 o 0.85.',
    BOOLEAN: 'Elige true o false.',
    JSON: 'El valor no es JSON.',
    SECRET: 'Escribe el secreto.',
  },
  long: `El valor tiene más de ${LONGEST_VALUE} caracteres.`,
  note: `La nota tiene más de ${LONGEST_COMMENT} caracteres.`,
  reason: 'Escribe el motivo.',
  reasonLong: `El motivo tiene más de ${LONGEST_COMMENT} caracteres.`,
  version: 'Di qué versión de la propiedad viste.',
  secret: 'Aquí no puede estar el secreto: lo leería quien vea el historial.',
  some: `Di qué propiedades, de 1 a ${MOST_AT_ONCE}, cada una con la versión que viste.`,
};

export function readNewProperty(body: Body): NewProperty | Refusal {
  const [key, service] = [typedText(body.key), typedText(body.service)];
  const type = propertyTypes.find((one) => one === body.type);
  const fields: Fields = [];
  if (!/^[A-Za-z][\w.-]{0,79}$/.test(key)) fields.push({ field: 'key', message: copy.key });
  if (!/^[a-z][a-z\d-]{0,39}$/.test(service)) fields.push({ field: 'service', message: copy.service });
  if (!type) fields.push({ field: 'type', message: copy.type });
  const value = typedValue(body.value) ?? '';
  if (type) fields.push(...valueFaults(type, value));
  const words = readWords(body, fields);
  if (fields.length > 0 || !type) return { fields };
  return { service, key, type, value, ...words };
}

/** The value is read against the property's type, by `valueFaults`. */
export function readEdit(body: Body): PropertyEdit | Refusal {
  const fields: Fields = [];
  const words = readWords(body, fields);
  const version = versionOf(body, fields);
  return fields.length > 0 ? { fields } : { value: typedValue(body.value), ...words, version };
}

export function readRestore(body: Body): { from: number; version: number; reason: string } | Refusal {
  const fields: Fields = [];
  const from = readVersion(body.from, copy.version);
  if (typeof from !== 'number') fields.push({ field: 'from', message: copy.version });
  const [version, reason] = [versionOf(body, fields), reasonOf(body, fields)];
  return fields.length > 0 || typeof from !== 'number' ? { fields } : { from, version, reason };
}

/** Why, and as which version it was seen. */
export function readReasoned(body: Body): { version: number; reason: string } | Refusal {
  const fields: Fields = [];
  const [version, reason] = [versionOf(body, fields), reasonOf(body, fields)];
  return fields.length > 0 ? { fields } : { version, reason };
}

export function readSome(body: Body): { properties: Seen[]; reason: string } | Refusal {
  const fields: Fields = [];
  const properties: Seen[] = [];
  for (const one of Array.isArray(body.properties) ? body.properties : []) {
    const { propertyId, version } = (typeof one === 'object' && one) || ({} as Body);
    const [id, seen] = [typedText(propertyId), readVersion(version)];
    if (id !== '' && typeof seen === 'number') properties.push({ propertyId: id, version: seen });
    else fields.push({ field: 'properties', message: copy.some });
  }
  if (properties.length === 0 || properties.length > MOST_AT_ONCE)
    fields.push({ field: 'properties', message: copy.some });
  const reason = reasonOf(body, fields);
  return fields.length > 0 ? { fields } : { properties, reason };
}

export function readReveal(body: Body): RevealRequest | Refusal {
  const fields: Fields = [];
  const reason = reasonOf(body, fields);
  const version = body.version === undefined ? undefined : readVersion(body.version, copy.version);
  if (typeof version === 'object') fields.push(...version.fields);
  if (fields.length > 0 || typeof version === 'object') return { fields };
  return { reason, version, purpose: body.purpose === 'COPY' ? 'COPY' : 'SHOW' };
}

/** What is wrong with a value of a type. */
export function valueFaults(type: PropertyType, value: string): Fields {
  if (value.length > LONGEST_VALUE) return [{ field: 'value', message: copy.long }];
  return isOfType(type, value) ? [] : [{ field: 'value', message: copy.value[type] }];
}

function isOfType(type: PropertyType, value: string): boolean {
  switch (type) {
    case 'NUMBER':
      return /^-?\d{1,30}(\.\d{1,30})?$/.test(value);
    case 'BOOLEAN':
      return value === 'true' || value === 'false';
    case 'JSON':
      try {
        JSON.parse(value);
        return true;
      } catch {
        return false;
      }
    default:
      return value !== '';
  }
}

/** Where people wrote a secret into words that everybody who administrates may read. */
export function toldSecretFaults(secret: string, words: Readonly<Record<string, string | null>>): Fields {
  if (secret.length < SHORTEST_FOUND) return [];
  return Object.entries(words).flatMap(([field, text]) =>
    text?.includes(secret) ? [{ field, message: copy.secret }] : [],
  );
}

/** As it was typed: what surrounds a value may be part of it. */
const typedValue = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : null);

function readWords(body: Body, fields: Fields) {
  const note = typedText(body.note);
  if (note.length > LONGEST_COMMENT) fields.push({ field: 'note', message: copy.note });
  return { note: note || null, reason: reasonOf(body, fields) };
}

function versionOf(body: Body, fields: Fields): number {
  const version = readVersion(body.version, copy.version);
  if (typeof version === 'number') return version;
  fields.push(...version.fields);
  return 0;
}

function reasonOf(body: Body, fields: Fields): string {
  const reason = typedText(body.reason);
  if (reason === '') fields.push({ field: 'reason', message: copy.reason });
  if (reason.length > LONGEST_COMMENT) fields.push({ field: 'reason', message: copy.reasonLong });
  return reason;
}
