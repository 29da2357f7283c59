import type { StandingNotice } from '../notifications/notices';
import { isOpen, type StoredBackup } from '../rules/backup';
import { platformDate } from '../rules/mexico-time';
import type { BackupSource, BackupSummary } from '../wire/backups';

const labels: Record<BackupSource, string> = {
  ...{
    ATALAYA: 'Atalaya',
    CONFIG: 'Configuración',
    ELASTIC: 'Elastic',
    MONGO: 'Mongo',
    MYSQL: 'MySQL',
    REDIS: 'Redis',
  },
};

const copy = {
  failed: 'Un respaldo falló',
  bad: 'Un respaldo está dañado',
  late: 'Un respaldo está atrasado',
  lateText: (source: BackupSource, at: number, hours: number) =>
    `El último respaldo correcto de ${labels[source]} es del ${platformDate(at)}, hace más de ${hours} h.`,
  why: (name: string, why: string | null) => (why ? `${name}: ${why}` : name),
};

/** What administrators have to hear of: of each source that its last good one is too old, or its newest run is none. */
export function noticesOf(all: readonly StoredBackup[], sources: readonly BackupSummary[]): StandingNotice[] {
  return sources.flatMap(({ source, isLate, lastSuccessAt, maxAgeHours }): StandingNotice[] => {
    const newest = all.find((one) => one.source === source && !isOpen(one) && one.status !== 'CANCELLED');
    const isFailed = newest?.status === 'FAILED';
    const isBad = newest?.verification === 'BAD';
    const why = newest && (isFailed || isBad) ? copy.why(newest.name, newest.errorMessage ?? newest.verifyMessage) : '';
    const at = Date.parse(lastSuccessAt ?? '');
    if (isLate) {
      const text = [copy.lateText(source, at, maxAgeHours), why].join(' ').trim();
      return [{ noticeId: `${source}-${at}`, severity: 'CRITICAL', title: copy.late, text }];
    }
    if (!newest || why === '') return [];
    const severity = isBad ? 'CRITICAL' : 'WARNING';
    return [{ noticeId: newest.backupId, severity, title: isBad ? copy.bad : copy.failed, text: why }];
  });
}
