import { environment } from '~/shared/config/env';
import { LONGEST_REASON } from '~/shared/write/reason-field';
import type { NodeAct } from '../acts';
import type { BalancerNode } from '../api/balancer-api';
import { copy } from './copy';

export interface ChangeValues {
  weight: string;
  reason: string;
  /** The node's name, typed. */
  confirm: string;
}

/** Where a slip reaches customers the node's name is typed. */
export const isConfirmed = environment === 'production';

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
  { weight, reason, confirm }: ChangeValues,
  { act, node, name, isLast, confirmed }: Asked,
): [keyof ChangeValues, string | undefined][] {
  return [
    ['weight', act === 'WEIGHT' ? weightProblem(weight, node, isLast) : undefined],
    ['reason', reasonProblem(reason.trim())],
    ['confirm', confirmed && confirm.trim() !== name ? copy.confirmWrong(name) : undefined],
  ];
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
