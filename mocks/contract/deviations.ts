import type { ErrorObject } from 'ajv';
import { contentOf, validatorOf } from './document';

/** Where an answer is not what the document says. It names kinds and members, never a value: values may be personal. */
export interface Deviation {
  /** 'GET /server/{name}' */
  call: string;
  /** JSON pointer into the answer; '' is the answer itself. */
  pointer: string;
  expected: string;
  found: string;
}

/** An answer as it came. */
interface Answer {
  status: number;
  body: string;
}

/**
 * Compares an answer with the document.
 * @param wanted the status that the call should have; left out, any that the document foresees
 */
export function deviationsOf(method: string, path: string, { status, body }: Answer, wanted = status): Deviation[] {
  const call = `${method} ${path}`;
  const whole = (expected: string, found: string) => [{ call, pointer: '', expected, found }];
  if (status !== wanted) return whole(`HTTP ${wanted}`, `HTTP ${status}`);
  const content = contentOf(method, path, status);
  if (!content) return whole('a status that the document foresees', `HTTP ${status}`);
  const json = content['application/json'];
  // Without a documented body it is not read; with a documented page of HTML there may be anything.
  if (!json) return [];
  let value: unknown = null;
  try {
    // Numbers beyond 2^53 lose digits here, which changes nothing about their kind.
    if (body.trim() !== '') value = JSON.parse(body);
  } catch {
    return content['text/html'] ? [] : whole('JSON', 'text that is no JSON');
  }
  if (body.trim() === '' && content['text/html']) return [];
  const validate = validatorOf(json.schema);
  if (validate(value)) return [];
  return telling(validate.errors ?? []).map((error) => ({ call, ...described(error) }));
}

/** The document's only alternatives are with null: what an answer has of the other one says more. */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const others = errors.filter(({ keyword, params }) => keyword !== 'anyOf' && params.type !== 'null');
  return others.length > 0 ? others : [...errors];
}

function described({ keyword, instancePath, params, data, parentSchema }: ErrorObject): Omit<Deviation, 'call'> {
  const member = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  const at = (name: string) => `${instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  switch (keyword) {
    case 'required':
      return { pointer: at(member), expected: 'present', found: 'absent' };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return { pointer: at(member), expected: 'no such member', found: 'present' };
    case 'type':
      return { pointer: instancePath, expected: [params.type].flat().join(' or '), found: kindOf(data) };
    case 'enum':
      return { pointer: instancePath, expected: `one of ${params.allowedValues.join(', ')}`, found: other(data) };
    case 'pattern':
      return {
        pointer: instancePath,
        expected: `${parentSchema?.description ?? `text of the form ${params.pattern}`}`,
        found: 'string of another form',
      };
    default:
      return { pointer: instancePath, expected: limitOf(keyword, params), found: other(data) };
  }
}

function limitOf(keyword: string, params: Record<string, unknown>): string {
  return 'limit' in params ? `${keyword} ${params.limit}` : keyword;
}

const other = (data: unknown) => (data === null || typeof data === 'object' ? kindOf(data) : `another ${kindOf(data)}`);

function kindOf(data: unknown): string {
  if (data === null) return 'null';
  if (Array.isArray(data)) return 'array';
  return Number.isInteger(data) ? 'integer' : typeof data;
}
