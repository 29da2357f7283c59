import type { Carriers } from '../notification-ports';
import type { Mail } from '../sign-in-ports';

/** Sends letters by the mail that the platform has; whether they arrive, nobody says. */
export function letterCarrier(mail: Mail): NonNullable<Carriers['EMAIL']> {
  return async ({ destination, subject, body }) => {
    const began = performance.now();
    const written = {
      ...{ target: 'SMTP', requestHeaders: [{ name: 'Subject', value: subject ?? '' }], request: body },
      ...{ httpStatus: null, responseHeaders: [], response: null },
    };
    const ended = () => Math.round(performance.now() - began);
    try {
      await mail.send({ to: destination, subject: subject ?? '', text: body });
      return { ...written, outcome: 'ANSWERED', becomes: 'SENT', durationMs: ended() };
    } catch {
      return { ...written, outcome: 'NO_ANSWER', becomes: 'RETRYING', durationMs: ended() };
    }
  };
}
