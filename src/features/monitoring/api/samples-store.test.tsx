import { afterEach, expect, test, vi } from 'vitest';
import { storageIsBlocked } from '~/shared/storage/storage';
import { forgetTab, SAMPLES_KEY } from '~/shared/storage/tab-memory';
import { healthyReport } from '../healthy-report.fixture';
import { EMPTY_BUFFER } from '../samples/sample-buffer';
import { readReport, type ServerReport } from './report';
import { dropSamples, keepSamples, recordSample, samplesOf } from './samples-store';

const report = readReport(healthyReport) as ServerReport;

afterEach(() => {
  vi.restoreAllMocks();
  forgetTab();
});

test('samples outlive the page of the tab', () => {
  recordSample('cobros-01', report, 1000);
  recordSample('cobros-01', report, 2000);
  keepSamples();
  dropSamples();
  expect(samplesOf('cobros-01').at).toEqual([1000, 2000]);
  expect(samplesOf('cobros-01').series['nginx//requests']).toEqual([9412870, 9412870]);
  expect(samplesOf('cobros-02')).toBe(EMPTY_BUFFER);
});

test.each(['visibilitychange', 'pagehide'])('they are written down when nobody looks any more: %s', (event) => {
  recordSample('cobros-01', report, 1000);
  expect(window.sessionStorage.getItem(SAMPLES_KEY)).toBeNull();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
  dropSamples();
  expect(samplesOf('cobros-01').at).toEqual([1000]);
});

test('what is written down is not written again, and nothing is written for who has signed out', () => {
  recordSample('cobros-01', report, 1000);
  keepSamples();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  keepSamples();
  recordSample('cobros-01', report, 2000);
  forgetTab();
  keepSamples();
  expect(write).not.toHaveBeenCalled();
  recordSample('cobros-01', report, 3000);
  keepSamples();
  expect(write).toHaveBeenCalled();
});

test('signing out forgets them, in memory and in storage', () => {
  recordSample('cobros-01', report, 1000);
  keepSamples();
  forgetTab();
  expect(samplesOf('cobros-01')).toBe(EMPTY_BUFFER);
  expect(window.sessionStorage.length).toBe(0);
});

test.each(['{', 'null', '{}', '[1,null,"x"]', '[["cobros-01"]]', '[["cobros-01",{"at":[1],"series":{"a":["x"]}}]]'])(
  'junk in storage counts as nothing: %s',
  (junk) => {
    window.sessionStorage.setItem(SAMPLES_KEY, junk);
    dropSamples();
    expect(samplesOf('cobros-01')).toBe(EMPTY_BUFFER);
  },
);

test('a full storage costs samples and nothing else', () => {
  for (const name of ['a', 'b', 'c']) recordSample(name, report, 1000);
  const room = 30_000;
  const real = Storage.prototype.setItem;
  const one = JSON.stringify(['a', samplesOf('a')]).length;
  expect(one * 3).toBeGreaterThan(room / 2);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > one * 2) throw new DOMException('full', 'QuotaExceededError');
    real.call(this, key, text);
  });
  keepSamples();
  expect(storageIsBlocked()).toBe(false);
  dropSamples();
  expect([samplesOf('a').at, samplesOf('c').at]).toEqual([[], [1000]]);
});

test('without any room the samples stay in memory', () => {
  recordSample('cobros-01', report, 1000);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepSamples();
  expect(samplesOf('cobros-01').at).toEqual([1000]);
  expect(window.sessionStorage.getItem(SAMPLES_KEY)).toBeNull();
});

test('of a server too large for the budget the newest samples are kept', () => {
  const filesystem = Array.from({ length: 600 }, (_, index) => ({
    mountPoint: `/datos/volumen-${index}`,
    total: '9876 GB',
    free: `${1234 + index}.8 GB`,
  }));
  const large = readReport({ ...healthyReport, filesystem }) as ServerReport;
  recordSample('cobros-02', report, 1000);
  for (let at = 1; at <= 120; at += 1) recordSample('grande', large, at * 1000);
  const whole = JSON.stringify(samplesOf('grande')).length;
  keepSamples();
  const text = window.sessionStorage.getItem(SAMPLES_KEY) ?? '';
  dropSamples();
  const { at } = samplesOf('grande');
  expect(whole).toBeGreaterThan(1_000_000);
  expect(text.length).toBeLessThan(1_000_000);
  expect(text.length).toBeGreaterThan(700_000);
  expect(at.at(-1)).toBe(120_000);
  expect(at.length).toBeGreaterThan(30);
});
