import type { Mail } from '../sign-in-ports';

/** How long a mail server may take for one answer, and for a whole letter of many: less than a delivery is held, ms. */
const PATIENCE = { answer: 15_000, letter: 45_000 };

/**
 * Letters by a mail server.
 * @param url smtp://[user:password@]host[:port], which must offer TLS unless it is this machine, or smtps://
 */
export function createSmtp(url: string, from: string, { answer, letter } = PATIENCE): Mail {
  const { hostname, protocol } = new URL(url);
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return {
    async send({ to, subject, text }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url,
        requireTLS: protocol === 'smtp:' && !isLocal,
        connectionTimeout: answer,
        greetingTimeout: answer,
        socketTimeout: answer,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const signal = AbortSignal.timeout(letter);
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, signal });
      transport.close();
    },
  };
}
