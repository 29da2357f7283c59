// `npm run contract -- <base-url>`: checks a real backend's answers against docs/openapi.yaml. Signs in with ATALAYA_USER
// and ATALAYA_PASSWORD, under the key in the file ATALAYA_PUBLIC_KEY_FILE or the embedded one, and makes GETs alone.
// --specification leaves the proposed calls out. Prints where answers differ, never what they hold; exit code 1 if any does.
import { readFileSync } from 'node:fs';
import { checkBackend } from '../mocks/contract/check-backend.ts';

const [base, ...rest] = process.argv.slice(2).filter((text) => text !== '--specification');
const { ATALAYA_USER: email, ATALAYA_PASSWORD: password, ATALAYA_PUBLIC_KEY_FILE: keyFile } = process.env;
if (!base || rest.length > 0 || !email || !password) {
  console.error('ATALAYA_USER=… ATALAYA_PASSWORD=… npm run contract -- https://host/api/dashboard [--specification]');
  process.exit(2);
}

const { calls, deviations } = await checkBackend({
  base,
  email,
  password,
  ...(keyFile ? { publicKey: readFileSync(keyFile, 'utf8') } : {}),
  specificationOnly: process.argv.includes('--specification'),
}).catch((error: Error) => {
  // The message of a failed fetch says nothing; its cause names the address.
  console.error(`No answer from ${base}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
  process.exit(2);
});

/** The same deviation in many items of a list is told once, at the first. */
const told = new Map<string, { at: (typeof deviations)[number]; times: number }>();
for (const deviation of deviations) {
  const { call, pointer, expected, found } = deviation;
  const key = [call, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'), expected, found].join(' ');
  const known = told.get(key);
  if (known) known.times += 1;
  else told.set(key, { at: deviation, times: 1 });
}
for (const { at, times } of told.values()) {
  const { call, pointer, expected, found } = at;
  console.log(
    `${call}  ${pointer || '(answer)'}\n    expected ${expected}; found ${found}${times > 1 ? ` (${times} times)` : ''}`,
  );
}
console.log(`${calls.length} calls (${new Set(calls).size} of the document), ${told.size} deviations`);
process.exit(told.size === 0 ? 0 : 1);
