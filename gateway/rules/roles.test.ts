import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { callRoles, type GuardedCall, ingestCalls, mayCall, openCalls } from './roles';

type Operation = { 'x-roles'?: string[]; security?: unknown[] };

const file = new URL('../../docs/openapi.yaml', import.meta.url);
const { paths } = parse(readFileSync(file, 'utf8')) as { paths: Record<string, Record<string, Operation>> };
const documented = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, ...operation })),
);

test('the contract names the roles of every call, and the same ones', () => {
  const named = documented.flatMap(({ call, 'x-roles': roles }) => (roles ? [[call, roles] as const] : []));
  expect(Object.fromEntries(named)).toEqual(callRoles);
});

test('calls without a session are those that the contract leaves open', () => {
  const open = documented.filter(({ security }) => security?.length === 0).map(({ call }) => call);
  expect(open.toSorted()).toEqual([...openCalls].toSorted());
});

test('calls of services that deliver data ask for a token of their own', () => {
  const own = documented.filter(({ security }) => security?.length === 1);
  expect(own.map(({ call, security, 'x-roles': roles }) => [call, security, roles])).toEqual(
    ingestCalls.map((call) => [call, [{ ingest: [] }], undefined]),
  );
});

test.each<[GuardedCall, string]>([
  ['GET /server', 'ADMINISTRATOR SOPORTE TELCEL'],
  ['GET /server/{name}', 'ADMINISTRATOR SOPORTE TELCEL'],
  ['GET /trace', 'ADMINISTRATOR SOPORTE FINANZAS TELCEL'],
])('%s is for %s', (call, roles) => {
  const all = ['ADMINISTRATOR', 'SOPORTE', 'FINANZAS', 'TELCEL'] as const;
  expect(all.filter((role) => mayCall(role, call)).join(' ')).toBe(roles);
});
