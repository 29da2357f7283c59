import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from './settings';

test('nothing is needed', () => {
  expect(readSettings({ ATALAYA_ORIGIN: ' ' })).toEqual({
    port: 4173,
    host: '127.0.0.1',
    data: 'data',
    database: undefined,
    console: 'dist',
    environment: 'qa',
    idleMinutes: undefined,
    sessionHours: undefined,
    origin: 'http://127.0.0.1:4173',
    smtp: undefined,
    mailFrom: 'Atalaya <atalaya@example.mx>',
    proxies: 0,
    drainSeconds: 0,
    metricsToken: undefined,
    ingestToken: undefined,
    sources: { demonstration: false },
  });
});

test('what is said counts', () => {
  const given = {
    ATALAYA_ORIGIN: 'https://atalaya.example.mx/',
    ATALAYA_DATABASE: 'postgres://a:b@db/atalaya',
    ATALAYA_SMTP: 'smtps://mail.example.mx',
    ATALAYA_MAIL_FROM: 'a@example.mx',
    ATALAYA_IDLE_MINUTES: '0',
    ATALAYA_PROXIES: '2',
    ATALAYA_DRAIN_SECONDS: '10',
    ATALAYA_SESSION_HOURS: '8',
  };
  expect(readSettings(given)).toMatchObject({
    origin: 'https://atalaya.example.mx',
    database: given.ATALAYA_DATABASE,
    smtp: given.ATALAYA_SMTP,
    idleMinutes: 0,
    proxies: 2,
    drainSeconds: 10,
    sessionHours: 8,
  });
});

test('what is secret may stand in files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atalaya-secrets-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  expect(
    readSettings({
      ATALAYA_DATABASE_FILE: file('database', 'postgres://a:b@db/atalaya\n'),
      ATALAYA_SMTP_FILE: file('smtp', 'smtps://mail.example.mx'),
      ATALAYA_MAIL_FROM: 'a@example.mx',
      ATALAYA_INGEST_TOKEN_FILE: file('ingest', 'i'.repeat(16)),
      ATALAYA_METRICS_TOKEN_FILE: file('metrics', 'm\n'),
    }),
  ).toMatchObject({
    database: 'postgres://a:b@db/atalaya',
    smtp: 'smtps://mail.example.mx',
    ingestToken: 'i'.repeat(16),
    metricsToken: 'm',
  });
  rmSync(folder, { recursive: true });
});

test.each([
  [{ ATALAYA_DATABASE_FILE: '/no/existe' }, 'ATALAYA_DATABASE_FILE: no se puede leer /no/existe (ENOENT).'],
  [{ PORT: 'x' }, 'PORT debe ser un número de 1 a 65535; es «x».'],
  [{ ATALAYA_ORIGIN: 'atalaya' }, 'ATALAYA_ORIGIN debe ser una dirección http(s)://, como https://atalaya.example.mx.'],
  [{ ATALAYA_DATABASE: 'mysql://a:secret@db' }, 'ATALAYA_DATABASE debe ser una dirección postgres://.'],
  [{ ATALAYA_SMTP: 'mail', ATALAYA_MAIL_FROM: 'a' }, 'ATALAYA_SMTP debe ser una dirección smtp:// o smtps://.'],
  [{ ATALAYA_SMTP: 'smtp://mail' }, 'ATALAYA_MAIL_FROM debe decir de quién son los correos de ATALAYA_SMTP.'],
  [{ ATALAYA_PROXIES: '-1' }, 'ATALAYA_PROXIES debe ser un número entero de 0 a 9; es «-1».'],
  [{ ATALAYA_INGEST_TOKEN: 'corto' }, 'ATALAYA_INGEST_TOKEN debe tener 16 caracteres o más: letras, cifras o -._~+/='],
  [{ ATALAYA_SESSION_HOURS: '0' }, 'ATALAYA_SESSION_HOURS debe ser un número entero de 1 a 168; es «0».'],
  [{ ATALAYA_SOURCES: '/no/existe.yaml' }, 'No se puede leer /no/existe.yaml (ENOENT).'],
  [{ ATALAYA_IDLE_MINUTES: '1441' }, 'ATALAYA_IDLE_MINUTES debe ser un número entero de 0 a 1440; es «1441».'],
])('%j is told by name', (env, line) => {
  expect(() => readSettings(env)).toThrow(new Error(line));
});
