import { lengthOf, textOf } from '../rules/act-request';
import { readFilter } from '../rules/operation-filter';
import { readVersion } from '../rules/refund-request';
import type { Rhythm } from '../rules/report-schedule';
import type { Role } from '../rules/roles';
import type { Refusal } from '../rules/statistic-query';
import type { ReportQuery } from '../wire/reports';
import { type ReportRule, ruleOf } from './catalogue';

type Body = Readonly<Record<string, unknown>>;

const MOST_VALUES = 20;
const MOST_RECIPIENTS = 20;
const LONGEST_NAME = 80;

/** What to ask for, with the rule of its kind. */
export interface Asked extends ReportQuery {
  rule: ReportRule;
}

export interface AskedSchedule extends Rhythm, Omit<Asked, 'dateRange'> {
  name: string;
  recipients: readonly string[];
  paused: boolean;
  version: number | null;
}

type Faults = Refusal['fields'];

/** Reads what a report is asked for with. @returns null in place of the rule's parts where the kind is none of the role */
function readParts(body: Body, role: Role, fields: Faults) {
  const rule = ruleOf(body.type, role);
  if (!rule) fields.push({ field: 'type', message: 'Elige un reporte del catálogo.' });
  const format = body.format === 'XLSX' ? ('XLSX' as const) : ('CSV' as const);
  if (body.format !== undefined && body.format !== format)
    fields.push({ field: 'format', message: 'Elige CSV o XLSX.' });
  const given = Object(body.filters ?? {}) as Body;
  const filters: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(given)) {
    const values = Array.isArray(value) ? value.filter((each) => typeof each === 'string' && each !== '') : [];
    if (values.length === 0) continue;
    if (!rule?.filters.includes(name) || values.length > MOST_VALUES)
      fields.push({ field: 'filters', message: 'Este reporte no tiene ese filtro.' });
    else filters[name] = values as string[];
  }
  const wanted = Array.isArray(body.columns) ? body.columns : [];
  const known = (rule?.columns ?? []).map(({ id }) => id);
  const columns = wanted.length === 0 ? known : known.filter((id) => wanted.includes(id));
  if (rule && (columns.length === 0 || !wanted.every((id) => known.includes(id))))
    fields.push({ field: 'columns', message: 'Elige columnas de este reporte.' });
  return { rule, format, filters, columns };
}

/** Reads the body of a report, or of its preview. */
export function readReport(body: Body, role: Role): Asked | Refusal {
  const fields: Faults = [];
  const { rule, ...parts } = readParts(body, role, fields);
  const dateRange = typeof body.dateRange === 'string' ? body.dateRange : '';
  if (dateRange === '' || !readFilter(new URLSearchParams({ dateRange })))
    fields.push({ field: 'dateRange', message: 'Elige un periodo de hasta trece meses.' });
  return rule && fields.length === 0 ? { rule, type: rule.type, dateRange, ...parts } : { fields };
}

/** Reads the body of a schedule. @param isNew whether there is no version to be seen */
export function readSchedule(body: Body, role: Role, isNew: boolean): AskedSchedule | Refusal {
  const fields: Faults = [];
  const fault = (field: string, message: string) => void fields.push({ field, message });
  const { rule, ...parts } = readParts(body, role, fields);
  const name = textOf(body.name);
  if (name === '') fault('name', 'Escribe el nombre.');
  if (lengthOf(name) > LONGEST_NAME) fault('name', `El nombre tiene más de ${LONGEST_NAME} caracteres.`);
  const frequency = (['DAILY', 'WEEKLY', 'MONTHLY'] as const).find((each) => each === body.frequency);
  if (!frequency) fault('frequency', 'Elige diario, semanal o mensual.');
  const hour = wholeIn(body.hour, 0, 23);
  if (hour === null) fault('hour', 'Elige la hora.');
  const weekday = frequency === 'WEEKLY' ? wholeIn(body.weekday, 1, 7) : null;
  if (frequency === 'WEEKLY' && weekday === null) fault('weekday', 'Elige el día de la semana.');
  const monthDay = frequency === 'MONTHLY' ? wholeIn(body.monthDay, 1, 28) : null;
  if (frequency === 'MONTHLY' && monthDay === null) fault('monthDay', 'Elige un día del 1 al 28.');
  const recipients = readRecipients(body.recipients);
  if (!recipients) fault('recipients', `Escribe de 1 a ${MOST_RECIPIENTS} correos, separados por comas.`);
  const version = isNew ? null : readVersion(body.version, 'Di qué versión de la programación viste.');
  if (version !== null && typeof version !== 'number') fields.push(...version.fields);
  if (!rule || !frequency || hour === null || !recipients || fields.length > 0) return { fields };
  return {
    ...{ rule, type: rule.type, ...parts, name, frequency, hour, weekday, monthDay, recipients },
    ...{ paused: body.paused === true, version: typeof version === 'number' ? version : null },
  };
}

function wholeIn(value: unknown, least: number, most: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : null;
}

/** E-mails in lower case, each once; undefined where one is none, or there are too many. */
function readRecipients(value: unknown): string[] | undefined {
  const given = Array.isArray(value) ? value.map((each) => String(each).trim().toLowerCase()) : [];
  const emails = [...new Set(given)];
  const right = emails.every((email) => email.length <= 254 && /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email));
  return right && emails.length > 0 && emails.length <= MOST_RECIPIENTS ? emails : undefined;
}
