import { describe, expect, test } from 'vitest';
import { isEmptyPayload } from './empty-payload';

const envelope = { date: '02/03/2026 09:15:00 AM', server: 'cobros-01' };

describe('a payload is empty', () => {
  test.each<[string, object]>([
    ['without anything', {}],
    ['with date and server alone', envelope],
    ['with empty lists and objects', { ...envelope, filesystem: [], mongo: {} }],
    ['with null', { ...envelope, kafka: null }],
    ['with blank text', { ...envelope, nginx: ' \n ' }],
  ])('%s', (_name, payload) => {
    expect(isEmptyPayload(payload)).toBe(true);
  });
});

describe('a payload has content', () => {
  test.each<[string, object]>([
    ['with 0', { ...envelope, cpu: 0 }],
    ['with false', { ...envelope, cpu: false }],
    ['with a bigint', { ...envelope, cpu: 9007199254740993n }],
    ['with text', { ...envelope, elastic: 'sin datos' }],
    ['with a member that is null itself', { ...envelope, mongo: { tickets: null } }],
    ['with a list of nothing', { ...envelope, redis: [null] }],
    ['with a section that the console does not know', { ...envelope, rabbit: [1] }],
  ])('%s', (_name, payload) => {
    expect(isEmptyPayload(payload)).toBe(false);
  });
});
