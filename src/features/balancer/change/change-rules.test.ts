import { expect, test } from 'vitest';
import type { NodeAct } from '../acts';
import { type BalancerNode, parseNode } from '../api/balancer-api';
import { type ChangeValues, changeProblems } from './change-rules';

const node = parseNode({ nodeId: 'app-01', weight: 100 }) as BalancerNode;

const NOW = Date.parse('2026-11-27T12:00:00-06:00');
const WRONG = ['Elige un momento de los próximos siete días.'];

const problems = (act: NodeAct, typed: Partial<ChangeValues>, { isLast = false, confirmed = false } = {}) =>
  changeProblems(
    { weight: '50', reason: 'x', confirm: '', returns: '', moment: '', ...typed },
    { act, node, name: 'app-01', isLast, confirmed },
    NOW,
  ).flatMap(([, problem]) => problem ?? []);

test.each<[NodeAct, Partial<ChangeValues>, { isLast?: boolean; confirmed?: boolean }, string[]]>([
  ['DRAIN', { weight: '' }, {}, []],
  ['WEIGHT', { weight: '256' }, {}, []],
  ['WEIGHT', { weight: '0' }, {}, []],
  ['WEIGHT', { weight: '257' }, {}, ['Escribe un peso de 0 a 256.']],
  ['WEIGHT', { weight: '1.5' }, {}, ['Escribe un peso de 0 a 256.']],
  ['WEIGHT', { weight: '' }, {}, ['Escribe un peso de 0 a 256.']],
  ['WEIGHT', { weight: '100' }, {}, ['Es el peso que ya tiene.']],
  ['WEIGHT', { weight: '0' }, { isLast: true }, ['Es el último nodo activo: su peso no puede ser 0.']],
  ['DRAIN', { reason: '  ' }, {}, ['Escribe el motivo.']],
  ['DRAIN', { reason: 'x'.repeat(251) }, {}, ['Escribe como máximo 250 caracteres.']],
  ['DRAIN', { confirm: 'app-1' }, { confirmed: true }, ['Escribe exactamente app-01.']],
  ['DRAIN', { returns: '60' }, {}, []],
  ['RETURN', { returns: 'at', moment: '2026-11-27T12:01' }, {}, []],
  ['MAINT', { returns: 'at', moment: '2026-11-27T12:00' }, {}, WRONG],
  ['DRAIN', { returns: 'at', moment: '2026-12-04T12:01' }, {}, WRONG],
  ['RETURN', { returns: 'at' }, {}, WRONG],
  ['WEIGHT', { returns: 'at' }, {}, []],
  ['DRAIN', { confirm: ' app-01 ' }, { confirmed: true }, []],
])('%s %o %o', (act, typed, how, expected) => {
  expect(problems(act, typed, how)).toEqual(expected);
});
