import { expect, test } from 'vitest';
import { type ServerReports, SourceAway } from '../ports';
import { coalesced } from './coalesced';

/** A source that answers when it is told to. */
function slow() {
  const clock = { at: 0, now: () => clock.at };
  const pending: { asked: string; answer: (value: never) => void; fail: (error: Error) => void }[] = [];
  const ask = (asked: string) =>
    new Promise<never>((answer, fail) => {
      pending.push({ asked, answer, fail });
    });
  const source: ServerReports = { list: () => ask('list'), read: (name) => ask(name) };
  const asked = () => pending.map((one) => one.asked);
  return { clock, pending, asked, reports: coalesced(source, clock) };
}

test('the list is asked once in ten seconds', async () => {
  const { clock, pending, asked, reports } = slow();
  const both = Promise.all([reports.list(), reports.list()]);
  pending[0]?.answer(['uno'] as never);
  expect(await both).toEqual([['uno'], ['uno']]);
  clock.at = 9999;
  expect(await reports.list()).toEqual(['uno']);
  expect(asked()).toEqual(['list']);
  clock.at = 10_000;
  void reports.list();
  expect(asked()).toEqual(['list', 'list']);
});

test('a clock that is put back keeps no list', async () => {
  const { clock, pending, asked, reports } = slow();
  clock.at = 3_600_000;
  const first = reports.list();
  pending[0]?.answer(['uno'] as never);
  await first;
  clock.at = 0;
  void reports.list();
  expect(asked()).toEqual(['list', 'list']);
});

test('a list that failed is asked again', async () => {
  const { pending, asked, reports } = slow();
  const both = [reports.list(), reports.list()];
  pending[0]?.fail(new SourceAway('x'));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = reports.list();
  pending[1]?.answer(['uno'] as never);
  expect(await again).toEqual(['uno']);
  expect(asked()).toHaveLength(2);
});

test('whoever asks for a server while its report is under way gets the same, and each server its own', async () => {
  const { pending, asked, reports } = slow();
  const three = [reports.read('uno', 1), reports.read('dos', 1), reports.read('uno', 2)];
  expect(asked()).toEqual(['uno', 'dos']);
  pending[1]?.fail(new SourceAway('dos'));
  pending[0]?.answer({ server: 'uno' } as never);
  const [first, second, third] = await Promise.allSettled(three);
  expect(first).toEqual({ status: 'fulfilled', value: { server: 'uno' } });
  expect(third).toEqual(first);
  expect(second).toMatchObject({ status: 'rejected', reason: expect.any(SourceAway) });
  void reports.read('uno', 3);
  void reports.read('dos', 3);
  expect(asked()).toEqual(['uno', 'dos', 'uno', 'dos']);
});
