import { expect, test } from 'vitest';
import { type BalancerNode, type NodeChange, parseNode } from './api/balancer-api';
import { afterChange, errorShare, expectedShares, isLastActive, measuredShares, mostLoaded } from './shares';

const node = (nodeId: string, more: object = {}) =>
  parseNode({ nodeId, status: 'UP', weight: 100, currentSessions: 10, sessionLimit: 100, ...more }) as BalancerNode;

const three = [node('a'), node('b'), node('c', { weight: 50 })];

test.each<[string, readonly BalancerNode[], number[]]>([
  ['by weight', three, [40, 40, 20]],
  ['one without traffic', [node('a'), node('b', { status: 'DRAIN' }), node('c', { weight: 0 })], [100, 0, 0]],
  ['one that starts', [node('a'), node('b', { status: 'STARTING' })], [50, 50]],
  ['none', [node('a', { status: 'DOWN' }), node('b', { status: 'MAINT' })], [0, 0]],
  ['those that stand by get nothing', [node('a'), node('b', { backup: true })], [100, 0]],
  [
    'until nobody else is left',
    [node('a', { status: 'DOWN' }), node('b', { backup: true }), node('c', { backup: true })],
    [0, 100, 0],
  ],
  ['a weight that nobody tells', [node('a', { weight: null }), node('b', { weight: 1 })], [50, 50]],
])('%s', (_what, nodes, expected) => {
  expect([...expectedShares(nodes).values()].map((share) => Math.round(share * 100))).toEqual(expected);
});

test.each<[NodeChange, number[]]>([
  [{ status: 'DRAIN' }, [0, 67, 33]],
  [{ weight: 50 }, [25, 50, 25]],
  [{ weight: 0 }, [0, 67, 33]],
])('after %o of the first', (change, expected) => {
  const shares = expectedShares(afterChange(three, 'a', change));
  expect([...shares.values()].map((share) => Math.round(share * 100))).toEqual(expected);
});

test('the last active one, and no other', () => {
  const pool = { poolId: 'p', name: 'p', algorithm: null, requestRate: 1, errorRate: null };
  const [up, down] = [node('a'), node('b', { status: 'DOWN' })];
  expect(isLastActive({ ...pool, nodes: [up, down] }, up)).toBe(true);
  expect(isLastActive({ ...pool, nodes: [up, down] }, down)).toBe(false);
  expect(isLastActive({ ...pool, nodes: three }, three[0] as BalancerNode)).toBe(false);
});

test('which node comes nearest to its limit', () => {
  const after = afterChange(three, 'a', { status: 'DRAIN' });
  expect(mostLoaded(three, after)).toEqual({ name: 'b', sessions: 20, limit: 100, full: 0.2 });
  expect(mostLoaded([node('a', { sessionLimit: null })], [node('a', { sessionLimit: null })])).toBeUndefined();
});

test('what was measured, and errors of all requests', () => {
  expect([...(measuredShares([node('a', { requestRate: 3 }), node('b', { requestRate: 1 })]) ?? [])]).toEqual([
    ['a', 0.75],
    ['b', 0.25],
  ]);
  expect(measuredShares([node('a')])).toBeUndefined();
  expect(errorShare(node('a', { totalRequests: 200, connectionErrors: 1, responseErrors: 3 }))).toBe(0.02);
  expect(errorShare(node('a', { totalRequests: 0, connectionErrors: 0, responseErrors: 0 }))).toBeNull();
});
