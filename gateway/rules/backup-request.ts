import { type BackupSource, type BackupType, backupSources, backupTypes } from '../wire/backups';
import { lengthOf, textOf } from './act-request';
import type { Refusal } from './statistic-query';

const LONGEST_REASON = 250;

export interface BackupRequest {
  source: BackupSource;
  type: BackupType;
  reason: string | null;
}

/** Reads the body of a request for a backup; why it is wanted may be said. */
export function readBackupRequest(body: Readonly<Record<string, unknown>>): BackupRequest | Refusal {
  const fields: Refusal['fields'] = [];
  const source = backupSources.find((known) => known === body.source);
  const type = backupTypes.find((known) => known === body.type);
  const reason = textOf(body.reason);
  if (!source) fields.push({ field: 'source', message: 'Elige el origen.' });
  if (!type) fields.push({ field: 'type', message: 'Elige el tipo.' });
  if (lengthOf(reason) > LONGEST_REASON)
    fields.push({ field: 'reason', message: `El motivo tiene más de ${LONGEST_REASON} caracteres.` });
  return source && type && fields.length === 0 ? { source, type, reason: reason || null } : { fields };
}
