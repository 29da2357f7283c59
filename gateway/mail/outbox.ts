import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '../sign-in-ports';

/** Letters as files that any mail program opens, where no mail server is named. They hold passwords: their owner alone reads them. */
export function createOutbox(folder: string, from: string): Mail {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    async send({ to, subject, text }) {
      const now = new Date();
      const id = `${now.toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
      const head = [
        `From: ${from}`,
        `To: ${to}`,
        `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
        `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
        `Message-ID: <${id}@atalaya.invalid>`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
      ];
      const file = join(folder, `${id}.eml`);
      const lines = [...head.map((line) => line.replaceAll(/[\r\n]/g, ' ')), '', ...text.split('\n')];
      // Under another name until it is whole, for whoever watches the folder.
      await writeFile(`${file}.part`, lines.join('\r\n'), { mode: 0o600, flag: 'wx' });
      await rename(`${file}.part`, file);
    },
  };
}
