import { StartFault } from '../../gateway/host/start-faults.ts';
import { firstDay, MONTHS } from '../../gateway/rules/comparison.ts';

/** The first day that has invented payments on a day (epoch ms of their midnights). */
export type Reach = (today: number) => number;

/** How far back they reach, by a number of months. @throws StartFault */
export function readReach(text: string | undefined): Reach {
  const value = text?.trim() || String(MONTHS);
  if (/^\d{1,2}$/.test(value) && Number(value) >= 1 && Number(value) <= MONTHS)
    return (today) => firstDay(today, Number(value));
  throw new StartFault(`ATALAYA_MONTHS debe ser un número de 1 a ${MONTHS}; es «${value}».`);
}
