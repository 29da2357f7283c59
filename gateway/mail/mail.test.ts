import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createOutbox } from './outbox';
import { createSmtp } from './smtp';

const folder = mkdtempSync(join(tmpdir(), 'atalaya-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FROM = 'Atalaya <atalaya@example.mx>';
const letter = { to: 'ana@example.mx', subject: 'Tu contraseña', text: 'Hola, Ana:\n\n    ñandú #1\n' };

test('a letter is a file that its owner alone reads', async () => {
  const outbox = join(folder, 'outbox');
  await createOutbox(outbox, FROM).send(letter);
  const [name = ''] = readdirSync(outbox);
  expect(name).toMatch(/^[\w.-]+\.eml$/);
  expect([statSync(outbox).mode & 0o777, statSync(join(outbox, name)).mode & 0o777]).toEqual([0o700, 0o600]);
  const [head = '', ...body] = readFileSync(join(outbox, name), 'utf8').split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual(
    expect.arrayContaining([`From: ${FROM}`, 'To: ana@example.mx', 'Subject: =?UTF-8?B?VHUgY29udHJhc2XDsWE=?=']),
  );
  expect(body.join('\r\n\r\n')).toBe('Hola, Ana:\r\n\r\n    ñandú #1\r\n');
});

test('an address that would go on in the head stays in its line', async () => {
  const outbox = join(folder, 'odd');
  await createOutbox(outbox, FROM).send({ ...letter, to: 'a@example.mx\r\nBcc: b@example.mx' });
  const [name = ''] = readdirSync(outbox);
  expect(readFileSync(join(outbox, name), 'utf8')).not.toMatch(/^Bcc:/m);
});

/** A mail server that takes everything and offers no TLS. @param after how long each of its answers takes, ms */
async function mailServer(after = 0) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.example.mx\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        const others: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', STARTTLS: '502 not here' };
        setTimeout(() => socket.write(`${others[line] ?? '250 ok'}\r\n`), after);
      }
    });
  }).listen(0);
  await once(server, 'listening');
  return { heard, server, port: (server.address() as AddressInfo).port };
}

test('a letter goes through a mail server', async () => {
  const { heard, server, port } = await mailServer();
  await createSmtp(`smtp://127.0.0.1:${port}`, FROM).send(letter);
  server.close();
  expect(heard).toEqual(
    expect.arrayContaining(['MAIL FROM:<atalaya@example.mx>', 'RCPT TO:<ana@example.mx>', `From: ${FROM}`]),
  );
});

test('a server of another machine that offers no TLS gets no letter', async () => {
  const { heard, server, port } = await mailServer();
  // This machine too, but by no name under which it may go without.
  await expect(createSmtp(`smtp://127.0.0.2:${port}`, FROM).send(letter)).rejects.toThrow();
  server.close();
  expect(heard.join()).not.toContain('RCPT');
});

test('a server that takes long for each step is left before the letter is anybody else’s to send', async () => {
  const { heard, server, port } = await mailServer(600);
  const closed = once(server, 'connection').then(([socket]) => once(socket, 'close'));
  const sent = createSmtp(`smtp://127.0.0.1:${port}`, FROM, { answer: 60_000, letter: 1500 }).send(letter);
  await expect(sent).rejects.toThrow();
  await closed;
  server.close();
  expect(heard).not.toContain('.');
});
