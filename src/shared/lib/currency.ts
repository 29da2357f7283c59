import { MISSING } from '../copy';

/** Currency of section 9, two decimals and comma groups: '$ 1,234.50', '-$ 5.00', '---' when absent (D27). */
export function formatMoney(cents: number | null | undefined): string {
  if (cents === null || cents === undefined || !Number.isFinite(cents)) return MISSING;
  const rounded = Math.round(Math.abs(cents));
  const whole = String(Math.trunc(rounded / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const amount = `$ ${whole}.${String(rounded % 100).padStart(2, '0')}`;
  return cents < 0 && rounded !== 0 ? `-${amount}` : amount;
}
