import type { AccountPreference, ConsolePreference, NoticePreference } from '../wire/account';
import type { Refusal } from './statistic-query';

type Body = Readonly<Record<string, unknown>>;

/** From the least on. */
const severities = ['INFO', 'WARNING', 'CRITICAL'] as const;

/** What holds of an account that chose nothing: everything reaches its owner. */
export const noPreference: AccountPreference = {
  notices: { alerts: 'INFO', notices: 'INFO', reports: true },
  console: null,
};

/** What a console may keep with an account. */
const MOST_MEMBERS = 20;
const LONGEST_NAME = 40;
const LONGEST_TEXT = 200;

const copy = {
  alerts: 'Elige qué alertas te avisan.',
  notices: 'Elige qué avisos te llegan; los críticos llegan siempre.',
  reports: 'Di si te avisan tus reportes.',
  console: 'Las preferencias no se pueden guardar así.',
  nothing: 'No hay nada que cambiar.',
};

/** Reads the body of a change: each part that is named takes the place of the one before. */
export function readPreference(body: Body): Partial<AccountPreference> | Refusal {
  const fields: Refusal['fields'] = [];
  const change: Partial<AccountPreference> = {};
  if (body.notices !== undefined) {
    const { alerts, notices, reports } = membersOf(body.notices);
    const wanted = {
      alerts: [...severities, 'NONE' as const].find((one) => one === alerts),
      notices: severities.find((one) => one === notices),
      reports: typeof reports === 'boolean' ? reports : undefined,
    };
    for (const name of ['alerts', 'notices', 'reports'] as const)
      if (wanted[name] === undefined) fields.push({ field: `notices.${name}`, message: copy[name] });
    change.notices = wanted as NoticePreference;
  }
  if (body.console !== undefined) {
    if (isConsolePreference(body.console)) change.console = body.console;
    else fields.push({ field: 'console', message: copy.console });
  }
  if (Object.keys(change).length === 0 && fields.length === 0) fields.push({ field: 'notices', message: copy.nothing });
  return fields.length > 0 ? { fields } : change;
}

/** Severities of alerts that reach whoever chose so. */
export const reachingAlerts = ({ alerts }: NoticePreference): readonly string[] =>
  alerts === 'NONE' ? [] : severities.slice(severities.indexOf(alerts));

/** Whether a notice reaches whoever chose so. @param isOwn whether it tells of a person's own work */
export const reaches = (
  { notices, reports }: NoticePreference,
  severity: (typeof severities)[number],
  isOwn: boolean,
) => (isOwn ? reports : severities.indexOf(severity) >= severities.indexOf(notices));

const membersOf = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});

function isConsolePreference(value: unknown): value is ConsolePreference {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = Object.entries(value);
  return (
    members.length <= MOST_MEMBERS &&
    members.every(
      ([name, one]) =>
        /^[a-z][a-z\d]*$/i.test(name) &&
        name.length <= LONGEST_NAME &&
        (typeof one === 'boolean' ||
          (typeof one === 'number' && Number.isFinite(one)) ||
          (typeof one === 'string' && one.length <= LONGEST_TEXT && /^[^\p{C}]*$/u.test(one))),
    )
  );
}
