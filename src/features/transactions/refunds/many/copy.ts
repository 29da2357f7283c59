import { formatCount } from '~/shared/format/numbers';
import type { ManyDeed } from './many-acts';

const LABELS: Readonly<Record<ManyDeed, string>> = {
  APPROVE: 'Autorizar',
  DECLINE: 'No autorizar',
  CANCEL: 'Cancelar',
  RETRY: 'Reintentar',
  SYNC: 'Consultar estado de',
};

/** Texts of what is done with several refunds. */
export const copy = {
  effect: (deed: ManyDeed, count: number) => `${LABELS[deed]} ${formatCount(count)}`,
  title: (deed: ManyDeed, count: number) =>
    `${LABELS[deed]} ${count === 1 ? '1 devolución' : `${formatCount(count)} devoluciones`}`,
  text: {
    APPROVE: 'Al autorizarlas se envían al proveedor, una por una.',
    DECLINE: 'El dinero no sale y los montos quedan libres para otras devoluciones.',
    CANCEL: 'Solo se puede antes de que se envíen. Los montos quedan libres para otras devoluciones.',
    RETRY: 'Se envían otra vez al proveedor, si todavía caben en lo pagado.',
    SYNC: 'Se pregunta al proveedor por cada una.',
  } satisfies Record<ManyDeed, string>,
  total: (money: string) => `Suman ${money}.`,
  now: (status: string) => `Ahora está en «${status}».`,
  conflict: (status: string) => `Otra persona la cambió: ahora está en «${status}». No se hizo.`,
};
