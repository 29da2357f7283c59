import { expect, test } from 'vitest';
import { createTerminal } from './terminal.ts';

function shown(isTTY: boolean, steps: readonly ([number, number] | string)[]): string {
  const written: string[] = [];
  const terminal = createTerminal({ isTTY, write: (text) => written.push(text) });
  for (const step of steps) {
    if (typeof step === 'string') terminal.line(step);
    else terminal.progress(...step);
  }
  return written.join('');
}

const steps: ([number, number] | string)[] = [[1, 4], 'Atalaya: http://127.0.0.1/', [3, 4], [4, 4], [5, 5], 'fin'];

test('at a terminal a bar stands under the lines until all is there', () => {
  const clear = '\r\u001b[K';
  expect(shown(true, steps)).toBe(
    [
      `${clear}Cargando los meses de demostración [======                  ] 25 %`,
      `${clear}Atalaya: http://127.0.0.1/\nCargando los meses de demostración [======                  ] 25 %`,
      `${clear}Cargando los meses de demostración [==================      ] 75 %`,
      `${clear}Los meses de demostración están completos.\nfin\n`,
    ].join(''),
  );
});

test('elsewhere there is a line when it begins and one when all is there', () => {
  expect(shown(false, steps)).toBe(
    [
      'Se cargan los meses de demostración; mientras tanto ya se puede trabajar.',
      'Atalaya: http://127.0.0.1/',
      'Los meses de demostración están completos.',
      'fin\n',
    ].join('\n'),
  );
});

test('nothing is said where all was there', () => {
  expect(shown(true, [[4, 4]])).toBe('');
});
