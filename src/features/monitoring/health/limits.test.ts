import { afterEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '~/shared/storage/storage';
import { changeLimits, LIMITS_KEY, onLimits, PRESET_LIMITS, readLimits } from './limits';

afterEach(() => removeStored(LIMITS_KEY));

test('the presets', () => {
  expect(readLimits()).toEqual({
    diskWarning: 80,
    diskDanger: 90,
    diskRunway: 24,
    memoryAvailable: 10,
    swapUsed: 80,
    iowait: 10,
    steal: 10,
    redisRejected: 0,
    mongoTickets: 0,
    mysqlAborted: 0,
    nginxDropped: 0,
    networkErrors: 1,
    kafkaStill: 60,
  });
});

test.each(['{', 'null', '7', '[]', '{"iowait":"20"}', '{"iowait":-1}', '{"iowait":401}', '{"iowait":null}', '{"x":1}'])(
  'junk reads as the presets: %s',
  (text) => {
    writeStored(LIMITS_KEY, text);
    expect(readLimits()).toEqual(PRESET_LIMITS);
  },
);

test('a change is kept and told, and can be taken back', () => {
  const heard = vi.fn();
  const stop = onLimits(heard);
  changeLimits({ ...PRESET_LIMITS, iowait: 25.5 });
  expect(readLimits().iowait).toBe(25.5);
  expect(readLimits()).toBe(readLimits());
  changeLimits(null);
  expect(readLimits()).toEqual(PRESET_LIMITS);
  stop();
  changeLimits(null);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a limit that only another version of the console has is still there after a change', () => {
  writeStored(LIMITS_KEY, '{"version":1,"value":{"gpu":7,"iowait":20}}');
  changeLimits({ ...PRESET_LIMITS, iowait: 25 });
  expect(JSON.parse(readStored(LIMITS_KEY) ?? '').value).toMatchObject({ gpu: 7, iowait: 25 });
});
