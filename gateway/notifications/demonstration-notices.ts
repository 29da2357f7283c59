import { startOfDay } from '../rules/mexico-time';
import type { NoticeRead, StoredNotice } from '../rules/notice';
import { type Role, roles } from '../rules/roles';

const HOUR = 3_600_000;

const writer = { email: 'gabriela.montes@example.mx', name: 'Gabriela Montes' };

type Invented = readonly [
  severity: StoredNotice['severity'],
  title: string,
  text: string,
  roles: readonly Role[],
  /** Hours from the midnight of the day that runs. */
  from: number,
  until: number,
  isDraft?: boolean,
];

const support: readonly Role[] = ['ADMINISTRATOR', 'SOPORTE'];

const invented: readonly Invented[] = [
  [
    'CRITICAL',
    'SPEI tarda en confirmar',
    'El banco receptor confirma los abonos con hasta 20 minutos de retraso. No pidas a la persona que pague otra vez: consulta al proveedor antes.',
    roles,
    -3,
    27,
  ],
  [
    'WARNING',
    'Mantenimiento del balanceador',
    'Hoy de 23:00 a 01:00 se cambia el certificado de pagos-qa. Puede haber reintentos en los avisos a las tiendas.',
    support,
    -15,
    30,
  ],
  [
    'INFO',
    'Nueva guía para explicar rechazos',
    'La guía dice qué decir a la persona en cada código. Está en la intranet, en Atención › Pagos.',
    ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS'],
    -60,
    96,
  ],
  [
    'INFO',
    'Cierre del mes',
    'Las devoluciones que se autoricen después del día 30 a las 18:00 entran en el mes siguiente.',
    ['ADMINISTRATOR', 'FINANZAS', 'TELCEL'],
    -30,
    72,
  ],
  ['WARNING', 'Simulacro de respaldo', 'El sábado se prueba la restauración. Atalaya seguirá abierta.', roles, 34, 60],
  ['INFO', 'Horario de fin de año', 'Pendiente de confirmar con las personas de turno.', roles, 48, 240, true],
  [
    'CRITICAL',
    'OXXO sin confirmaciones',
    'Se restableció a las 21:40. Los pagos de la tarde ya están aplicados.',
    roles,
    -72,
    -50,
  ],
];

const idOf = (index: number) => `AVI-DEMO-${String(index + 1).padStart(4, '0')}`;

/** Notices of a demonstration, which move on with the day. */
export function demonstrationNotices(now: number): StoredNotice[] {
  const day = startOfDay(now);
  return invented.map(([severity, title, text, those, from, until, isDraft = false], index) => ({
    ...{
      noticeId: idOf(index),
      title,
      text,
      severity,
      roles: those,
      isDraft,
      person: null,
      createdBy: writer,
      version: 1,
    },
    ...{ validFrom: day + from * HOUR, validUntil: day + until * HOUR },
    updatedAt: day + Math.min(from, 0) * HOUR - HOUR,
  }));
}

const readers: readonly [name: string, email: string, role: Role][] = [
  ['Gabriela Montes', writer.email, 'ADMINISTRATOR'],
  ['Héctor Salinas', 'hector.salinas@example.mx', 'SOPORTE'],
  ['Ana Prueba', 'ana.prueba@example.mx', 'FINANZAS'],
];

/** Who has read one of them already. */
export function demonstrationReads(noticeId: string, now: number): NoticeRead[] {
  const notice = demonstrationNotices(now).find((each) => each.noticeId === noticeId);
  if (!notice || notice.isDraft || notice.validFrom > now) return [];
  return readers
    .filter(([, , role]) => notice.roles.includes(role))
    .map(([name, email, role], index) => ({ noticeId, email, name, role, date: notice.validFrom + (index + 1) * HOUR }))
    .filter(({ date }) => date <= now);
}
