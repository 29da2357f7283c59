import { describe, expect, test } from 'vitest';
import { changePreferences } from '../storage/preferences';
import { compareDates, formatDate, monthLabel, parseDate, showDate } from './dates';

const local = (...parts: [number, number, number, number?, number?, number?, number?]) => new Date(...parts).getTime();

describe('parseDate', () => {
  test.each<[form: string, value: unknown, expected: number]>([
    ['own form, afternoon', '05/03/2026 03:58:44 PM', local(2026, 2, 5, 15, 58, 44)],
    ['own form, midnight', '05/03/2026 12:00:00 AM', local(2026, 2, 5, 0, 0, 0)],
    ['own form, noon', '05/03/2026 12:00:01 PM', local(2026, 2, 5, 12, 0, 1)],
    ['own form, small letters', '05/03/2026 01:02:03 am', local(2026, 2, 5, 1, 2, 3)],
    ['own form, leap day', '29/02/2028 01:00:00 AM', local(2028, 1, 29, 1)],
    ['ISO in UTC', '2026-03-05T21:58:44Z', Date.UTC(2026, 2, 5, 21, 58, 44)],
    ['ISO with nanoseconds', '2026-03-05T21:58:44.987654321Z', Date.UTC(2026, 2, 5, 21, 58, 44, 987)],
    ['ISO with one decimal', '2026-03-05T21:58:44.5Z', Date.UTC(2026, 2, 5, 21, 58, 44, 500)],
    ['ISO with a zone', '2026-03-05T15:58:44.000-06:00', Date.UTC(2026, 2, 5, 21, 58, 44)],
    ['ISO with a zone without colon', '2026-03-05T23:28:44+0130', Date.UTC(2026, 2, 5, 21, 58, 44)],
    ['ISO without zone', '2026-03-05T15:58:44', local(2026, 2, 5, 15, 58, 44)],
    ['ISO without seconds', '2026-03-05T15:58', local(2026, 2, 5, 15, 58)],
    ['a bare day', '2026-03-05', local(2026, 2, 5)],
    ['log form', '2026-03-05 15:58:44,123', local(2026, 2, 5, 15, 58, 44, 123)],
    ['a year below 100', '0033-03-05T00:00:00Z', Date.parse('0033-03-05T00:00:00Z')],
    ['epoch ms', 1772747924123, 1772747924123],
    ['epoch ms as text', '1772747924123', 1772747924123],
    ['epoch s', 1772747924, 1772747924000],
    ['epoch s with decimals', 1772747924.25, 1772747924250],
    ['spaces around', ' 2026-03-05T21:58:44Z ', Date.UTC(2026, 2, 5, 21, 58, 44)],
  ])('reads %s', (_form, value, expected) => {
    expect(parseDate(value)).toBe(expected);
  });

  test.each<[unknown]>([
    ['30/02/2026 10:00:00 AM'],
    ['29/02/2026 10:00:00 AM'],
    ['31/04/2026 10:00:00 AM'],
    ['00/04/2026 10:00:00 AM'],
    ['10/13/2026 10:00:00 AM'],
    ['10/12/2026 13:00:00 PM'],
    ['10/12/2026 00:00:00 AM'],
    ['10/12/2026 10:60:00 AM'],
    ['0000-00-00 00:00:00'],
    ['2100-02-29T00:00:00Z'],
    ['2026-03-05T24:00:00Z'],
    ['2026-03-05T10:00:00+99:00'],
    ['20260305'],
    ['ayer'],
    [''],
    [null],
    [undefined],
    [true],
    [0],
    [-5],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [9e15],
    [{ date: '2026-03-05' }],
    [9007199254740993n],
  ])('does not read %s', (value) => {
    expect(parseDate(value)).toBeNull();
  });
});

describe('showDate', () => {
  test.each<[value: unknown, shown: string]>([
    ['05/03/2026 03:58:44 PM', '05/03/2026 03:58:44 PM'],
    ['30/02/2026 10:00:00 AM', '30/02/2026 10:00:00 AM'],
    ['2026-03-05 15:58:44,123', '05/03/2026 03:58:44 PM'],
    ['2026-03-05T00:00:09', '05/03/2026 12:00:09 AM'],
    ['2026-03-05T12:30:00', '05/03/2026 12:30:00 PM'],
    ['0000-00-00 00:00:00', '0000-00-00 00:00:00'],
    ['ayer', 'ayer'],
    ['', '---'],
    ['  ', '---'],
    [null, '---'],
    [undefined, '---'],
    [0, '0'],
    [true, 'true'],
    [9007199254740993n, '9007199254740993'],
    [{}, '{}'],
  ])('%s is shown as %s', (value, shown) => {
    expect(showDate(value)).toBe(shown);
  });

  test('converts a moment to the clock of this machine', () => {
    const moment = local(2026, 10, 27, 21, 5, 7);
    const shown = '27/11/2026 09:05:07 PM';
    expect(showDate(moment)).toBe(shown);
    expect(showDate(moment / 1000)).toBe(shown);
    expect(showDate(new Date(moment).toISOString())).toBe(shown);
    expect(formatDate(moment)).toBe(shown);
  });

  test('what is written can be read again, every hour of a day', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const moment = local(2026, 5, 15, hour, 59, 1);
      expect(parseDate(formatDate(moment))).toBe(moment);
    }
  });
});

test('dates sort by moment across forms, the unreadable last', () => {
  const sorted = ['ayer', '06/03/2026 01:00:00 AM', null, '2026-03-05T20:00:00', local(2026, 2, 5, 9)].toSorted(
    compareDates,
  );
  expect(sorted).toEqual([local(2026, 2, 5, 9), '2026-03-05T20:00:00', '06/03/2026 01:00:00 AM', 'ayer', null]);
});

describe('with 24 hours', () => {
  test.each<[unknown, string]>([
    ['05/03/2026 03:58:44 PM', '05/03/2026 15:58:44'],
    ['05/03/2026 12:00:00 AM', '05/03/2026 00:00:00'],
    ['05/03/2026 12:30:00 pm', '05/03/2026 12:30:00'],
    [local(2026, 2, 5, 9, 5, 7), '05/03/2026 09:05:07'],
    ['2026-03-05 23:59:59,999', '05/03/2026 23:59:59'],
    ['30/02/2026 10:00:00 AM', '30/02/2026 10:00:00 AM'],
    ['ayer', 'ayer'],
    [null, '---'],
    ['  ', '---'],
  ])('%j is shown as %s', (value, text) => {
    expect(showDate(value, 24)).toBe(text);
  });

  test('the preference decides where nothing else is asked for', () => {
    changePreferences({ hourFormat: 24 });
    expect(showDate('05/03/2026 03:58:44 PM')).toBe('05/03/2026 15:58:44');
    expect(formatDate(local(2026, 2, 5, 15, 58, 44))).toBe('05/03/2026 15:58:44');
    changePreferences({ hourFormat: 12 });
    expect(showDate('05/03/2026 03:58:44 PM')).toBe('05/03/2026 03:58:44 PM');
  });
});

test.each<[month: number, year: number, label: string]>([
  [1, 2026, 'Enero del 2026'],
  [2, 2026, 'Febrero del 2026'],
  [3, 2026, 'Marzo del 2026'],
  [4, 2026, 'Abril del 2026'],
  [5, 2026, 'Mayo del 2026'],
  [6, 2026, 'Junio del 2026'],
  [7, 2026, 'Julio del 2026'],
  [8, 2026, 'Agosto del 2026'],
  [9, 2025, 'Septiembre del 2025'],
  [10, 2025, 'Octubre del 2025'],
  [11, 2025, 'Noviembre del 2025'],
  [12, 1999, 'Diciembre del 1999'],
  [0, 2026, '---'],
  [13, 2026, '---'],
  [1.5, 2026, '---'],
  [Number.NaN, 2026, '---'],
])('month %s of %s is %s', (month, year, label) => {
  expect(monthLabel(month, year)).toBe(label);
});
