import { formatCount } from '~/shared/format/numbers';

const s = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`);

/** Texts of sending many again. */
export const copy = {
  title: 'Reenviar filtradas',
  counting: 'Contando…',
  none: 'Ningún envío de este filtro se puede reenviar: los que están en la cola ya van a salir.',
  all: (count: number) => `${s(count, 'envío', 'envíos')} del filtro. Máximo 100 por vez.`,
  part: (count: number, all: number) =>
    `${count === 1 ? 'El más antiguo' : `Los ${formatCount(count)} más antiguos`} de ${formatCount(all)}; ${
      all - count === 1 ? 'quedará 1' : `quedarán ${formatCount(all - count)}`
    }. Máximo 100 por vez.`,
  limit: 'Límite',
  limitWrong: 'Escribe un número de 1 a 100.',
  pace: 'Ritmo',
  paces: { '1': '1 por segundo', '2': '2 por segundo', '5': '5 por segundo', '10': '10 por segundo' },
  reason: 'Motivo',
  reasonMissing: 'Escribe el motivo.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  effect: (count: number) => `Reenviar ${formatCount(count)}`,
  progress: (done: number, total: number) => `${formatCount(done)} de ${formatCount(total)} reenviados`,
  ends: (delivered: number, failed: number) =>
    `${s(delivered, 'llegó', 'llegaron')} · ${s(failed, 'no llegó', 'no llegaron')}`,
  going: (pace: number) => `A ${pace} por segundo. Puedes cerrar esto: sigue por sí solo.`,
  lost: 'No se pudo consultar cómo va. Sigue por sí solo.',
};
