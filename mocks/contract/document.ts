import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';

/** A schema of the document, as far as it is walked here. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  maxItems?: number;
  maxProperties?: number;
}

interface ResponseObject {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}

/** One call of the document. */
interface DocumentedCall {
  method: string;
  /** With its parameters in braces: /server/{name}. */
  path: string;
  /** Of the specification, proposed by the console, or of services that deliver data. */
  origin: 'specification' | 'proposal' | 'ingest';
  /** Who may make it; undefined where no session is needed. */
  roles: readonly string[] | undefined;
}

interface OperationObject {
  tags: [DocumentedCall['origin']];
  'x-roles'?: string[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { $ref?: string; name: string; in: string }[];
  responses: Record<string, ResponseObject>;
}

interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, OperationObject>>;
}

const file = fileURLToPath(new URL('../../docs/openapi.yaml', import.meta.url));
const document: Document = parse(readFileSync(file, 'utf8'));

export const documentedCalls: readonly DocumentedCall[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { tags, 'x-roles': roles }]) => ({
    ...{ method: method.toUpperCase(), path, origin: tags[0], roles },
  })),
);

/** Follows a reference, once. */
export function resolved<T extends { $ref?: string }>(part: T): T {
  if (part.$ref === undefined) return part;
  const steps = part.$ref.replace(/^#\//, '').split('/');
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
  if (found === undefined) throw new Error(`The document has no ${part.$ref}.`);
  return found as T;
}

/** What an answer of a call may hold, by media type; undefined for a status that the document does not foresee. */
export function contentOf(
  method: string,
  path: string,
  status: number,
): Record<string, { schema: Schema }> | undefined {
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses;
  // 'default' is for failures: a success that nobody foresaw is none.
  const response = responses?.[status] ?? (status >= 400 ? responses?.default : undefined);
  return response && (resolved(response).content ?? {});
}

/** What each line of a call's body is. */
export function lineOf(path: string): Schema {
  return document.paths[path]?.post?.requestBody?.content['application/x-ndjson']?.schema ?? {};
}

/** Names of the parameters that a call may carry in its query. */
export function parametersOf(method: string, path: string): string[] {
  const { parameters = [] } = document.paths[path]?.[method.toLowerCase()] ?? {};
  return parameters.map(resolved).flatMap((parameter) => (parameter.in === 'query' ? [parameter.name] : []));
}

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: true, verbose: true });
ajv.addSchema(anchored({ $defs: document.components.schemas }), 'document');
const validators = new Map<Schema, ValidateFunction>();

/** The validator of one of the document's schemas. */
export function validatorOf(schema: Schema): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  const made = ajv.compile(anchored(schema));
  validators.set(schema, made);
  return made;
}

/** The schema with references that lead to the document's schemas from wherever it is compiled. */
function anchored(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"document#/$defs/'));
}
