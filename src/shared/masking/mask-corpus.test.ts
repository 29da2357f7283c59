import { expect, test } from 'vitest';
import { formatJson } from '../format/format-json';
import { maskMembers, maskText } from './mask';
import { honest, hostile } from './mask-corpus.fixture';

const masked = (value: unknown) => formatJson(value, Number.POSITIVE_INFINITY, maskMembers);

const asText = (body: unknown) => (typeof body === 'string' ? body : formatJson(body));
const asShown = (body: unknown) => (typeof body === 'string' ? maskText(body) : masked(body));

test('of 300 hostile bodies no secret is left', () => {
  for (let kind = 0; kind < 300; kind += 1) {
    const { body, secrets } = hostile(kind);
    const shown = asShown(body);
    for (const secret of secrets) {
      expect(asText(body).length, 'the body holds something').toBeGreaterThan(10);
      expect(shown.includes(secret), `${kind}: ${secret} in ${shown}`).toBe(false);
    }
  }
});

test('of 200 honest bodies every character stays', () => {
  for (let kind = 0; kind < 200; kind += 1) {
    const body = honest(kind);
    expect(asShown(body)).toBe(asText(body));
  }
});
