import { LONGEST_COMMENT, readVersion } from './refund-request';
import { type Role, roles } from './roles';
import type { Refusal } from './statistic-query';
import { typedText } from './typed-text';

type Body = Readonly<Record<string, unknown>>;

/** Who somebody is, as people write it. */
interface UserData {
  name: string;
  lastName: string;
  job: string;
  role: Role;
}

export interface InvitationRequest extends UserData {
  /** In lower case. */
  email: string;
}

/** What is to be otherwise, why, and in which version it was seen. */
export interface UserChange {
  data: Partial<UserData>;
  reason: string;
  version: number;
}

/** Who somebody says to be, and in which version of the account. */
export interface OwnProfileChange {
  data: Partial<Omit<UserData, 'role'>>;
  version: number;
}

export interface StatusChange {
  status: 'ACTIVE' | 'DISABLED';
  reason: string;
  version: number;
}

const LONGEST = 80;

const copy = {
  missing: { name: 'Escribe el nombre.', lastName: 'Escribe el apellido.', job: 'Escribe el puesto.' },
  long: `Escribe hasta ${LONGEST} caracteres.`,
  email: 'Escribe un correo, como nombre@example.mx.',
  role: 'Elige un rol.',
  reason: 'Escribe el motivo.',
  reasonLong: `El motivo tiene más de ${LONGEST_COMMENT} caracteres.`,
  version: 'Di qué versión de la cuenta viste.',
  status: 'Elige activar o desactivar.',
  nothing: 'No hay nada que cambiar.',
};

const TEXTS = ['name', 'lastName', 'job'] as const;

export function readInvitation(body: Body): InvitationRequest | Refusal {
  const email = typedText(body.email).toLowerCase();
  const { data, fields } = readData(body, TEXTS);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 254)
    fields.push({ field: 'email', message: copy.email });
  const { name = '', lastName = '', job = '', role } = data;
  if (!role && body.role === undefined) fields.push({ field: 'role', message: copy.role });
  return fields.length > 0 || !role ? { fields } : { email, name, lastName, job, role };
}

export function readUserChange(body: Body): UserChange | Refusal {
  const { data, fields } = readData(
    body,
    TEXTS.filter((name) => body[name] !== undefined),
  );
  const rest = readReasonAndVersion(body, fields);
  if (Object.keys(data).length === 0 && fields.length === 0) fields.push({ field: 'role', message: copy.nothing });
  return fields.length > 0 ? { fields } : { data, ...rest };
}

export function readOwnProfile(body: Body): OwnProfileChange | Refusal {
  const { data, fields } = readData({ ...body, role: undefined }, TEXTS);
  const version = readVersion(body.version, copy.version);
  if (typeof version !== 'number') return { fields: [...fields, ...version.fields] };
  return fields.length > 0 ? { fields } : { data, version };
}

export function readStatusChange(body: Body): StatusChange | Refusal {
  const fields: Refusal['fields'] = [];
  const status = body.status === 'ACTIVE' || body.status === 'DISABLED' ? body.status : undefined;
  if (!status) fields.push({ field: 'status', message: copy.status });
  const rest = readReasonAndVersion(body, fields);
  return fields.length > 0 || !status ? { fields } : { status, ...rest };
}

/** Why something is done that needs no version. */
export function readReason(body: Body): string | Refusal {
  const fields: Refusal['fields'] = [];
  const reason = reasonOf(body, fields);
  return fields.length > 0 ? { fields } : reason;
}

function readReasonAndVersion(body: Body, fields: Refusal['fields']) {
  const version = readVersion(body.version, copy.version);
  if (typeof version !== 'number') fields.push(...version.fields);
  return { reason: reasonOf(body, fields), version: typeof version === 'number' ? version : 0 };
}

function reasonOf(body: Body, fields: Refusal['fields']): string {
  const reason = typedText(body.reason);
  if (reason === '') fields.push({ field: 'reason', message: copy.reason });
  if (reason.length > LONGEST_COMMENT) fields.push({ field: 'reason', message: copy.reasonLong });
  return reason;
}

function readData(body: Body, names: readonly (typeof TEXTS)[number][]) {
  const fields: Refusal['fields'] = [];
  const data: Partial<UserData> = {};
  for (const name of names) {
    const text = typedText(body[name]).replaceAll(/\s+/g, ' ');
    if (text === '') fields.push({ field: name, message: copy.missing[name] });
    if (text.length > LONGEST) fields.push({ field: name, message: copy.long });
    data[name] = text;
  }
  const role = roles.find((one) => one === body.role);
  if (role) data.role = role;
  else if (body.role !== undefined) fields.push({ field: 'role', message: copy.role });
  return { data, fields };
}
