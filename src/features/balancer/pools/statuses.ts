import { Check, Hourglass, LoaderCircle, type LucideIcon, Wrench, X } from 'lucide-react';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import type { NodeStatus } from '../api/balancer-api';

interface StatusLook {
  label: string;
  tone: Tone;
  icon: LucideIcon;
}

/** How each state of a node is called and looks. */
export const STATUSES: Readonly<Record<NodeStatus, StatusLook>> = {
  UP: { label: 'Activo', tone: 'success', icon: Check },
  DRAIN: { label: 'Drenando', tone: 'warning', icon: Hourglass },
  MAINT: { label: 'Mantenimiento', tone: 'neutral', icon: Wrench },
  DOWN: { label: 'Caído', tone: 'danger', icon: X },
  STARTING: { label: 'Iniciando', tone: 'info', icon: LoaderCircle },
};

/** Undefined for a state that nobody knows. */
export const statusLook = (status: unknown): StatusLook | undefined =>
  typeof status === 'string' && Object.hasOwn(STATUSES, status) ? STATUSES[status as NodeStatus] : undefined;

/** Words of HAProxy for how it chooses a node. */
export const ALGORITHMS: Readonly<Record<string, string>> = {
  roundrobin: 'por turnos',
  'static-rr': 'por turnos fijos',
  leastconn: 'menos conexiones',
  first: 'el primero con lugar',
  random: 'al azar',
  source: 'por dirección de origen',
  uri: 'por dirección pedida',
};
