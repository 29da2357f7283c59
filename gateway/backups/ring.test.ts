import { expect, test } from 'vitest';
import { type StoredBackup, summaryOf } from '../rules/backup';
import { NOW, past, schedule } from './backup-platform.fixture';
import { lastGoodOf } from './due';
import { noticesOf } from './ring';

const failed = past(0, { status: 'FAILED', file: null, errorMessage: 'No queda espacio en /respaldo.' });
const bad = past(0, { verification: 'BAD', verifyMessage: 'La tabla attempt tenía 2 filas.' });
const late = 'El último respaldo correcto de Atalaya es del 25/11/2026 05:00:00 PM, hace más de 24 h.';

test.each<[string, StoredBackup[], [string, string, string][]]>([
  ['a good one', [past(0)], []],
  ['none at all', [], []],
  ['one that was cancelled after a good one', [past(0, { status: 'CANCELLED' }), past(0.5)], []],
  [
    'one under way after a failed one',
    [past(0, { status: 'RUNNING' }), failed],
    [['WARNING', 'Un respaldo falló', `${failed.name}: ${failed.errorMessage}`]],
  ],
  ['a failed one that a good one followed', [past(0), failed], []],
  ['a damaged one', [bad, past(0.5)], [['CRITICAL', 'Un respaldo está dañado', `${bad.name}: ${bad.verifyMessage}`]]],
  ['a good one of long ago', [past(3)], [['CRITICAL', 'Un respaldo está atrasado', late]]],
  [
    'a failed one after one of long ago',
    [failed, past(3)],
    [['CRITICAL', 'Un respaldo está atrasado', `${late} ${failed.name}: ${failed.errorMessage}`]],
  ],
])('administrators hear of %s', (_, all, told) => {
  const state = { types: ['FULL'] as const, schedule, runs: all, lastGood: lastGoodOf(all).get('ATALAYA') };
  const notices = noticesOf(all, [summaryOf('ATALAYA', state, NOW)]);
  expect(notices.map(({ severity, title, text }) => [severity, title, text])).toEqual(told);
});
