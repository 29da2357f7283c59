import type { Notifications } from '../notifications/notifications';
import { platformDate } from '../rules/mexico-time';
import type { StoredReport } from '../rules/report';
import type { Mail } from '../sign-in-ports';

interface Ways {
  notices: Pick<Notifications['notices'], 'tell'>;
  /** Absent where no mail leaves. */
  mail?: Mail;
  /** Address of the console, without a slash at its end. */
  origin: string;
  reportFault(error: unknown): void;
}

/** Tells whoever asked for a report by a notice, and its recipients by a letter with a link: what is in it is never sent. */
export function createTelling({ notices, mail, origin, reportFault }: Ways) {
  return async (report: StoredReport): Promise<void> => {
    const { reportId, name, status, requestedBy, recipients, expiresAt, finishedAt } = report;
    const text = textOf(report);
    if (!text || expiresAt === null || finishedAt === null) return;
    for (const [index, email] of [requestedBy.email, ...recipients].entries()) {
      const noticeId = `AVI-${reportId}-${index}`;
      await notices.tell({ noticeId, person: email, ...text, validFrom: finishedAt, validUntil: expiresAt });
    }
    if (!mail || status !== 'READY') return;
    const link = `${origin}/#/reportes?tab=mios`;
    const letter = {
      subject: `Reporte listo: ${name}`,
      text: `Hola:\n\n${text.text}\n\nÁbrelo con tu cuenta en:\n\n    ${link}\n`,
    };
    // Side by side all take no longer than one; an address that takes no mail must not keep the others from theirs.
    await Promise.all(recipients.map((to) => mail.send({ to, ...letter }).catch(reportFault)));
  };
}

function textOf({ name, status, rowCount, format, errorMessage, expiresAt }: StoredReport) {
  const rows = rowCount === 1 ? '1 fila' : `${rowCount.toLocaleString('es-MX')} filas`;
  switch (status) {
    case 'READY':
      return {
        title: 'Reporte listo',
        text: `«${name}» está listo: ${rows}, ${format}. Puedes descargarlo en Reportes hasta el ${platformDate(expiresAt ?? 0)}.`,
      };
    case 'EMPTY':
      return { title: 'Reporte sin filas', text: `«${name}» no tiene filas, y por eso no tiene archivo.` };
    case 'FAILED':
      return { title: 'El reporte falló', text: `«${name}»: ${errorMessage ?? ''}` };
    default:
      return undefined;
  }
}
