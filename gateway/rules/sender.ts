/** Who delivers log entries and operations. */
export interface Sender {
  /** The one channel that it tells of; null for services, which tell of all. */
  channel: string | null;
  /** Since when that channel takes no new operations; null while it does. */
  pausedSince: number | null;
}

/** Why somebody may not tell of something: of another channel, or of what began while the own one takes nothing new. */
export function senderFault(
  { channel, pausedSince }: Sender,
  line: { channel?: string | null | undefined; date?: string },
): string | undefined {
  if (channel === null) return undefined;
  if (line.channel !== channel) return `channel no es el de la llave: ${channel}.`;
  const isNew = pausedSince !== null && line.date !== undefined && Date.parse(line.date) >= pausedSince;
  return isNew ? 'La operación empezó con el canal en pausa.' : undefined;
}
