import { severities } from '../wire/alerts';
import { lengthOf, textOf } from './act-request';
import { metricList } from './alert-metrics';
import type { StoredRule } from './alert-rule';
import { sentMoment } from './mexico-time';
import { readVersion } from './refund-request';
import type { Refusal } from './statistic-query';

const LONGEST_REASON = 250;
const LONGEST_NAME = 120;
/** How long an alert may be silenced, ms: a week. */
const LONGEST_SILENCE = 604_800_000;

type Body = Readonly<Record<string, unknown>>;

/** How somebody wants an alert to stand. */
export interface StatusChange {
  deed: 'TAKE' | 'RELEASE' | 'SILENCE' | 'RESOLVE';
  reason: string;
  /** Of a silence, epoch ms. */
  until: number | null;
  version: number;
}

const deeds = { ACKNOWLEDGED: 'TAKE', ACTIVE: 'RELEASE', SILENCED: 'SILENCE', RESOLVED: 'RESOLVE' } as const;

/** A text that must be there, and not be too long. */
function reasonFaults(reason: string, message: string): Refusal['fields'] {
  if (reason === '') return [{ field: 'reason', message }];
  if (lengthOf(reason) <= LONGEST_REASON) return [];
  return [{ field: 'reason', message: `El motivo tiene más de ${LONGEST_REASON} caracteres.` }];
}

const readSeen = (body: Body) => readVersion(body.version, 'Di qué versión de la alerta viste.');

export function readStatusChange(body: Body, now: number): StatusChange | Refusal {
  const deed = Object.hasOwn(deeds, String(body.status)) ? deeds[body.status as keyof typeof deeds] : undefined;
  const reason = textOf(body.reason);
  const until = deed === 'SILENCE' ? sentMoment(body.until) : null;
  const version = readSeen(body);
  const fields: Refusal['fields'] = reasonFaults(reason, 'Di por qué.');
  if (!deed) fields.push({ field: 'status', message: 'Elige atender, silenciar, reactivar o resolver.' });
  if (until !== null && !(until > now && until <= now + LONGEST_SILENCE))
    fields.push({ field: 'until', message: 'Elige un momento de los próximos siete días.' });
  if (typeof version !== 'number') fields.push(...version.fields);
  return deed && typeof version === 'number' && fields.length === 0 ? { deed, reason, until, version } : { fields };
}

/** Who is to work on an alert; '' for nobody. */
export interface Assignment {
  email: string;
  reason: string;
  version: number;
}

export function readAssignment(body: Body): Assignment | Refusal {
  const email = body.assignee === null ? '' : textOf(body.assignee).toLowerCase();
  const reason = textOf(body.reason);
  const version = readSeen(body);
  const fields: Refusal['fields'] = reason === '' ? [] : reasonFaults(reason, '');
  if (body.assignee !== null && email === '') fields.push({ field: 'assignee', message: 'Elige a quién.' });
  if (typeof version !== 'number') fields.push(...version.fields);
  return typeof version === 'number' && fields.length === 0 ? { email, reason, version } : { fields };
}

/** A rule as somebody writes it. */
export type RuleDraft = Omit<StoredRule, 'ruleId' | 'updatedBy' | 'updatedAt' | 'version'>;

const isClock = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

export function readRule(body: Body): RuleDraft | Refusal {
  const fields: Refusal['fields'] = [];
  const fault = (field: string, message: string) => void fields.push({ field, message });
  const number = (field: string, value: unknown, most: number, message: string) => {
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most) return value;
    fault(field, message);
    return 0;
  };
  const name = textOf(body.name).replaceAll('\n', ' ');
  const metric = String(body.metric);
  const severity = severities.find((each) => each === body.severity);
  const [quietFrom, quietUntil] = [body.quietFrom ?? null, body.quietUntil ?? null];
  const sources = (Array.isArray(body.sources) ? body.sources : []).map(textOf).filter(Boolean);
  const recipients = (Array.isArray(body.recipients) ? body.recipients : []).map(textOf).filter(Boolean);
  if (!recipients.every((each) => /^[^\s@,;]+@[^\s@,;]+$/.test(each)))
    fault('recipients', 'Escribe correos separados por comas.');
  if (recipients.length > 20) fault('recipients', 'Son más de 20 destinatarios.');
  if (name === '') fault('name', 'Escribe el nombre de la regla.');
  if (lengthOf(name) > LONGEST_NAME) fault('name', `El nombre tiene más de ${LONGEST_NAME} caracteres.`);
  if (!metricList.some((each) => each.metric === metric)) fault('metric', 'Elige una métrica.');
  if (body.comparison !== 'ABOVE' && body.comparison !== 'BELOW') fault('comparison', 'Elige por encima o por debajo.');
  if (!severity) fault('severity', 'Elige una severidad.');
  if (quietFrom !== null && !isClock(quietFrom)) fault('quietFrom', 'Escribe una hora como 22:00.');
  if (quietUntil !== null && !isClock(quietUntil)) fault('quietUntil', 'Escribe una hora como 06:00.');
  if ((quietFrom === null) !== (quietUntil === null)) fault('quietUntil', 'El horario silencioso tiene inicio y fin.');
  if (sources.length > 200) fault('sources', 'Son más de 200 orígenes.');
  const draft = {
    ...{ name, metric, sources, recipients, isEnabled: body.isEnabled !== false },
    comparison: body.comparison === 'BELOW' ? 'BELOW' : 'ABOVE',
    threshold: number('threshold', body.threshold, 1e12, 'Escribe el límite, cero o más.'),
    hysteresis: number('hysteresis', body.hysteresis, 1e12, 'Escribe cuánto debe bajar, cero o más.'),
    durationSeconds: number('durationSeconds', body.durationSeconds, 86_400, 'Escribe una duración de hasta un día.'),
    severity: severity ?? 'INFO',
    quietFrom: quietFrom as string | null,
    quietUntil: quietUntil as string | null,
  } as const;
  return fields.length > 0 ? { fields } : draft;
}
