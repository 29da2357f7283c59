import type { Mail } from '../sign-in-ports';

/** How long a mail server may take to answer, ms. */
const PATIENCE = 15_000;

/**
 * Letters by a mail server.
 * @param url smtp://[user:password@]host[:port], which must offer TLS unless it is this machine, or smtps://
 */
export function createSmtp(url: string, from: string): Mail {
  const { hostname, protocol } = new URL(url);
  const isLocal = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return {
    async send({ to, subject, text }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url,
        requireTLS: protocol === 'smtp:' && !isLocal,
        connectionTimeout: PATIENCE,
        greetingTimeout: PATIENCE,
        socketTimeout: PATIENCE,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
      transport.close();
    },
  };
}
