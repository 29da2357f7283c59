import { describe, expect, test } from 'vitest';
import { publicKeyPem } from '../cipher/public-key';
import { readConfigFile } from './config-file';

const base64 = publicKeyPem.replace(/-----[^-]+-----|\s/g, '');
const read = (file: unknown) => readConfigFile(JSON.stringify(file));

describe('a configuration file', () => {
  test.each([
    { environment: 'qa' },
    { environment: 'development', apiBase: 'https://api.example.mx/dashboard/' },
    { environment: 'qa', idleMinutes: 0, apiBase: '/api/dashboard' },
    { environment: 'production', publicKey: publicKeyPem, idleMinutes: 1440 },
    { environment: 'production', publicKey: base64 },
    { environment: 'qa', demonstration: true },
    { environment: 'qa', demonstration: false },
    { environment: 'production', publicKey: publicKeyPem.replaceAll('\n', '\r\n') },
  ])('%j is taken as it is', (file) => {
    expect(read(file)).toEqual({ config: file });
  });

  test.each(['', '{', '<html>', 'null', '[]', '"qa"', '1'])('%j is no file', (text) => {
    expect(readConfigFile(text)).toEqual({ faults: ['json'] });
  });

  test.each([
    [{}, ['environment']],
    [{ environment: 'prod' }, ['environment']],
    [{ environment: ['qa'] }, ['environment']],
    [{ environment: 'production' }, ['publicKey']],
    [{ environment: 'qa', apiBase: 'api' }, ['apiBase']],
    [{ environment: 'qa', apiBase: null }, ['apiBase']],
    [{ environment: 'qa', apiBase: '//api.example.mx' }, ['apiBase']],
    [{ environment: 'qa', apiBase: 'https://ana:clave@api.example.mx' }, ['apiBase']],
    [{ environment: 'qa', publicKey: '' }, ['publicKey']],
    [{ environment: 'qa', publicKey: base64.slice(0, -4) }, ['publicKey']],
    [{ environment: 'qa', publicKey: base64.replace('MIGf', 'MIIB') }, ['publicKey']],
    [{ environment: 'qa', publicKey: base64.replace('MIGf', 'MIG*') }, ['publicKey']],
    [{ environment: 'qa', idleMinutes: '15' }, ['idleMinutes']],
    [{ environment: 'qa', idleMinutes: 1.5 }, ['idleMinutes']],
    [{ environment: 'qa', idleMinutes: -1 }, ['idleMinutes']],
    [{ environment: 'qa', idleMinutes: 1441 }, ['idleMinutes']],
    [{ environment: 'qa', demonstration: 'true' }, ['demonstration']],
    [{ environment: 'qa', idleminutes: 5, toString: 1 }, [{ unknown: 'idleminutes' }, { unknown: 'toString' }]],
    [{ environment: 'x', apiBase: 1, extra: 1 }, [{ unknown: 'extra' }, 'environment', 'apiBase']],
  ])('%j is wrong in %j', (file, faults) => {
    expect(read(file)).toEqual({ faults });
  });

  test('a member __proto__ is unknown like any other', () => {
    expect(readConfigFile('{"environment":"qa","__proto__":{"a":1}}')).toEqual({ faults: [{ unknown: '__proto__' }] });
  });
});
