import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { jsonText } from '../answers';

const file = new URL('../../docs/openapi.yaml', import.meta.url);
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(parse(readFileSync(file, 'utf8')), 'document');

/** What deviates from the contract in the answer that a report becomes: a line each, none when it is as described. */
export function deviationsOfReport(report: unknown): string[] {
  const validate = ajv.getSchema('document#/components/schemas/ServerReport');
  if (!validate) throw new Error('The document describes no report.');
  validate(JSON.parse(jsonText(report)));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
