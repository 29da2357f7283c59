import { Bell, type LucideIcon, Mail, MessageSquareText, Webhook } from 'lucide-react';
import type { Tone } from '~/shared/ui/feedback/alert-box';

interface Term {
  label: string;
  tone: Tone;
}

type Codes<T> = Readonly<Record<string, T>>;

/** How a delivery stands (spec 24.2). */
export const STATUSES: Codes<Term> = {
  QUEUED: { label: 'En cola', tone: 'info' },
  SENT: { label: 'Enviada', tone: 'primary' },
  DELIVERED: { label: 'Entregada', tone: 'success' },
  FAILED: { label: 'Fallida', tone: 'danger' },
  RETRYING: { label: 'Reintentando', tone: 'warning' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
};

/** By what it goes. */
export const TYPES: Codes<{ label: string; icon: LucideIcon }> = {
  WEBHOOK: { label: 'Webhook', icon: Webhook },
  EMAIL: { label: 'Correo', icon: Mail },
  SMS: { label: 'SMS', icon: MessageSquareText },
  PUSH: { label: 'Push', icon: Bell },
};

export const SEVERITIES: Codes<Term> = {
  CRITICAL: { label: 'Crítico', tone: 'danger' },
  WARNING: { label: 'Advertencia', tone: 'warning' },
  INFO: { label: 'Informativo', tone: 'info' },
};

export const NOTICE_STATUSES: Codes<Term> = {
  DRAFT: { label: 'Borrador', tone: 'neutral' },
  SCHEDULED: { label: 'Programado', tone: 'info' },
  ACTIVE: { label: 'Vigente', tone: 'success' },
  EXPIRED: { label: 'Terminado', tone: 'neutral' },
};

/** How an attempt without an answer ended, in place of a code. */
export const OUTCOMES: Codes<string> = { TIMEOUT: 'agotado', NO_ANSWER: 'sin respuesta', UNKNOWN: 'interrumpido' };

/** What a table has for a code; undefined for any value that is not one of its keys. */
export function termOf<T>(table: Codes<T>, code: string | null): T | undefined {
  return code !== null && Object.hasOwn(table, code) ? table[code] : undefined;
}
