import { formatCount } from '../format/numbers';

/** Texts of one act on many records. */
export const manyCopy = {
  unsureOne: 'No sabemos si se hizo: la plataforma no contesta.',
  progress: (count: number, all: number) => `${formatCount(count)} de ${formatCount(all)}`,
  outcome: ({ done, refused, unsure, left }: Readonly<Record<'done' | 'refused' | 'unsure' | 'left', number>>) =>
    [
      done === 1 ? '1 hecha' : `${formatCount(done)} hechas`,
      refused > 0 && (refused === 1 ? '1 no se hizo' : `${formatCount(refused)} no se hicieron`),
      unsure > 0 && `${formatCount(unsure)} sin respuesta`,
      left > 0 && `${formatCount(left)} sin intentar`,
    ]
      .filter(Boolean)
      .join(' · '),
  stop: 'Detener',
  close: 'Cerrar',
};
