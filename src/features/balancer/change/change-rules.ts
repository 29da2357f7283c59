import { environment } from '~/shared/config/env';
import { fieldMoment } from '~/shared/period/moment-field';
import { LONGEST_REASON } from '~/shared/write/reason-field';
import { type NodeAct, takesOut } from '../acts';
import type { BalancerNode } from '../api/balancer-api';
import { copy } from './copy';

export interface ChangeValues {
  weight: string;
  /** '' by hand, minutes, or at a moment. */
  returns: string;
  /** As its field holds it. */
  moment: string;
  reason: string;
  /** The node's name, typed. */
  confirm: string;
}

/** Where a slip reaches customers the node's name is typed. */
export const isConfirmed = environment === 'production';

/** Chosen, the moment is in a field of its own. */
export const AT_MOMENT = 'at';

/** As the platform has it, ms. */
const LONGEST_RETURN = 7 * 86_400_000;

interface Asked {
  act: NodeAct;
  node: BalancerNode;
  name: string;
  isLast: boolean;
  /** Whether its name has to be typed. */
  confirmed: boolean;
}

/** What is wrong with a form. */
export function changeProblems(
  values: ChangeValues,
  { act, node, name, isLast, confirmed }: Asked,
  now = Date.now(),
): [keyof ChangeValues, string | undefined][] {
  const { weight, reason, confirm, returns } = values;
  const returnsAt = returnsAtOf(values, now);
  const ahead = Date.parse(returnsAt ?? '') - now;
  const isWrong =
    (takesOut(act) || act === 'RETURN') && returns === AT_MOMENT && !(ahead > 0 && ahead <= LONGEST_RETURN);
  return [
    ['moment', isWrong ? copy.returnFault : undefined],
    ['weight', act === 'WEIGHT' ? weightProblem(weight, node, isLast) : undefined],
    ['reason', reasonProblem(reason.trim())],
    ['confirm', confirmed && confirm.trim() !== name ? copy.confirmWrong(name) : undefined],
  ];
}

/** When it is to come back; null for by hand, '' for what is no moment. */
export function returnsAtOf({ returns, moment }: Pick<ChangeValues, 'returns' | 'moment'>, now: number): string | null {
  if (returns === '') return null;
  return returns === AT_MOMENT ? fieldMoment(moment) : new Date(now + Number(returns) * 60_000).toISOString();
}

function weightProblem(text: string, node: BalancerNode, isLast: boolean): string | undefined {
  const weight = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (!(weight <= 256)) return copy.weightMissing;
  if (weight === 0 && isLast) return copy.weightLast;
  return weight === node.weight ? copy.weightSame : undefined;
}

function reasonProblem(reason: string): string | undefined {
  if (reason === '') return copy.reasonMissing;
  return reason.length > LONGEST_REASON ? copy.reasonLong(LONGEST_REASON) : undefined;
}
