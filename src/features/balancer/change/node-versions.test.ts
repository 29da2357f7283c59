import { expect, test } from 'vitest';
import type { AuditEntry } from '~/shared/audit/audit-api';
import { compareVersions } from '~/shared/write/compare-versions';
import { changeOf, type NodeAct } from '../acts';
import { type BalancerNode, type NodeChange, parseNode } from '../api/balancer-api';
import { changeLeft, comparedBy, lostBy, meantBy, moverOf, standingOf } from './node-versions';

const SIX = '2026-11-27T18:00:00-06:00';
const EIGHT = '2026-11-27T20:00:00-06:00';

const nodeOf = (more: object) =>
  parseNode({
    nodeId: 'app-01',
    status: 'UP',
    adminStatus: 'UP',
    weight: 100,
    returnsAt: null,
    ...more,
  }) as BalancerNode;
const out = { status: 'MAINT', adminStatus: 'MAINT' };
const drained = { status: 'DRAIN', adminStatus: 'DRAIN' };

/** What both have changed, and what is left to do once one's own is kept or theirs is taken. */
function decided(was: object, theirs: object, change: NodeChange, act: NodeAct) {
  const [before, now] = [standingOf(nodeOf(was)), standingOf(nodeOf(theirs))];
  const fields = comparedBy(act, now);
  const versions = { was: before, theirs: now, mine: meantBy(change, before) };
  const { clashes } = compareVersions(fields, before, now, versions.mine);
  const all = (whose: 'mine' | 'theirs') => Object.fromEntries(clashes.map(({ name }) => [name, whose]));
  return [
    clashes.map(({ name }) => name),
    ...(['mine', 'theirs'] as const).map((whose) => changeLeft(fields, versions, all(whose))),
  ];
}

const DRAIN = { status: 'DRAIN' } as const;

test.each<[string, NodeAct, object, object, NodeChange, unknown[]]>([
  ['another weight stays beside a drain', 'DRAIN', {}, { weight: 60 }, DRAIN, [[], DRAIN, DRAIN]],
  [
    'of two weights one is chosen',
    'WEIGHT',
    {},
    { weight: 60 },
    { weight: 25 },
    [['weight'], { weight: 25 }, undefined],
  ],
  ['the same twice is done once', 'WEIGHT', {}, { weight: 25 }, { weight: 25 }, [[], undefined, undefined]],
  [
    ...(['what went down by itself is drained, or let be', 'DRAIN', {}, { status: 'DOWN' }, DRAIN] as const),
    [['status'], DRAIN, undefined],
  ],
  [
    ...(['their hour stays with what is stopped', 'MAINT', drained, { ...drained, returnsAt: SIX }] as const),
    changeOf('MAINT', 0, null),
    [[], { status: 'MAINT', returnsAt: SIX }, { status: 'MAINT', returnsAt: SIX }],
  ],
  [
    ...(['of two hours one is chosen', 'RETURN', out, { ...out, returnsAt: SIX }, { returnsAt: EIGHT }] as const),
    [['returnsAt'], { returnsAt: EIGHT }, undefined],
  ],
  [
    ...([
      'no hour is asked of what comes back',
      'UP',
      { ...out, returnsAt: SIX },
      { ...out, returnsAt: EIGHT },
    ] as const),
    { status: 'UP' },
    [[], { status: 'UP' }, { status: 'UP' }],
  ],
  [
    'a platform without hours is told none',
    'MAINT',
    ...([{ returnsAt: undefined }, { returnsAt: undefined, weight: 60 }, { status: 'MAINT' }] as const),
    [[], { status: 'MAINT' }, { status: 'MAINT' }],
  ],
])('%s', (_, act, was, theirs, change, expected) => {
  expect(decided(was, theirs, change, act)).toEqual(expected);
});

test.each<[NodeAct, object, object[], string | undefined]>([
  ['DRAIN', drained, [{}], 'done'],
  ['RETURN', {}, [{}], 'done'],
  ['DRAIN', { weight: 60 }, [{ status: 'DOWN' }], 'last'],
  ['MAINT', { weight: 60 }, [{}], undefined],
  ['WEIGHT', { weight: 60 }, [], undefined],
])('%s of %o beside %o: %s', (act, theirs, others, expected) => {
  const nodes = [{}, ...others].map((more, at) => ({ ...nodeOf(more), nodeId: `app-0${at + 1}` }));
  const pool = { ...{ poolId: 'p', name: 'p', algorithm: null, requestRate: null, errorRate: null }, nodes };
  expect(lostBy(act, pool, nodeOf(theirs))).toBe(expected);
});

test.each([
  [{}, { weight: 60 }, 'peso'],
  [out, { status: 'STARTING' }, 'activa'],
  [{}, { status: 'DOWN' }, undefined],
  [{}, out, undefined],
])('who made %o into %o: %s', (was, theirs, expected) => {
  const changes = [
    { userName: 'peso', after: { weight: 60 } },
    { userName: 'activa', after: { status: 'UP' } },
    { userName: 'vacío', after: {} },
  ] as unknown as AuditEntry[];
  expect(moverOf(changes, standingOf(nodeOf(was)), standingOf(nodeOf(theirs)))?.userName).toBe(expected);
});
