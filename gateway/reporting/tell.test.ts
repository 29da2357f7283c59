import { expect, test, vi } from 'vitest';
import { newReport } from './new-report';
import { askedFor, eva, START } from './reporting-platform.fixture';
import { createTelling } from './tell';

const recipients = ['ana@ejemplo.mx', 'beto@ejemplo.mx', 'caro@ejemplo.mx'];

test('the letters of a report go side by side, and one that fails is reported without holding up the others', async () => {
  const letters: { to: string; left: () => void; failed: (error: Error) => void }[] = [];
  const faults: unknown[] = [];
  const tell = createTelling({
    notices: { tell: async () => undefined },
    mail: { send: ({ to }) => new Promise((left, failed) => letters.push({ to, left, failed })) },
    origin: 'https://atalaya.ejemplo.mx',
    reportFault: (error) => void faults.push(error),
  });
  const made = newReport({ ...askedFor(), name: 'Operaciones' }, { ...eva }, START);
  const telling = tell({ ...made, recipients, status: 'READY', finishedAt: START, expiresAt: START + 1 });
  await vi.waitFor(() => expect(letters.map(({ to }) => to)).toEqual(recipients));
  const [first, ...others] = letters;
  const error = new Error('550');
  first?.failed(error);
  for (const { left } of others) left();
  await telling;
  expect(faults).toEqual([error]);
});
