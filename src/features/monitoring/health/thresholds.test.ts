import { afterEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '~/shared/storage/storage';
import { changeThresholds, onThresholds, PRESET_THRESHOLDS, readThresholds, THRESHOLDS_KEY } from './thresholds';

afterEach(() => removeStored(THRESHOLDS_KEY));

test.each(['{', 'null', '7', '[]', '{"iowait":"20"}', '{"iowait":-1}', '{"iowait":401}', '{"iowait":null}', '{"x":1}'])(
  'junk reads as the presets: %s',
  (text) => {
    writeStored(THRESHOLDS_KEY, text);
    expect(readThresholds()).toEqual(PRESET_THRESHOLDS);
  },
);

test('a change is kept and told, and can be taken back', () => {
  const heard = vi.fn();
  const stop = onThresholds(heard);
  changeThresholds({ ...PRESET_THRESHOLDS, iowait: 25.5 });
  expect(readThresholds().iowait).toBe(25.5);
  expect(readThresholds()).toBe(readThresholds());
  changeThresholds(null);
  expect(readThresholds()).toEqual(PRESET_THRESHOLDS);
  stop();
  changeThresholds(null);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a threshold that only another version of the console has is still there after a change', () => {
  writeStored(THRESHOLDS_KEY, '{"version":1,"value":{"gpu":7,"iowait":20}}');
  changeThresholds({ ...PRESET_THRESHOLDS, iowait: 25 });
  expect(JSON.parse(readStored(THRESHOLDS_KEY) ?? '').value).toMatchObject({ gpu: 7, iowait: 25 });
});
