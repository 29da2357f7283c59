import { resolved, type Schema } from './document';

/** Text that is made up nowhere: a schema whose form is a pattern must bring its own example. */
const TEXT = 'texto';

/** 'full' has every member and no null; 'least' has only what must be there, as null or empty wherever that is allowed. */
export type Variant = 'full' | 'least';

/** A value that a schema of the document describes; what the schema's examples are made of counts first. */
export function exampleOf(schema: Schema, variant: Variant, alsoRequired: readonly string[] = []): unknown {
  const { allOf, anyOf, ...own } = resolved(schema);
  if (anyOf) return exampleOf(anyOf.at(variant === 'full' ? 0 : -1) ?? {}, variant);
  const required = [...(own.required ?? []), ...alsoRequired];
  const parts = allOf?.map((part) => exampleOf(part, variant, required)) ?? [];
  const types = [own.type ?? (own.properties || parts.length > 0 ? 'object' : [])].flat();
  if (variant === 'least' && types.includes('null')) return null;
  if ('const' in own) return own.const;
  if (own.enum) return own.enum[0];
  if (own.examples) return own.examples[variant === 'full' ? 0 : own.examples.length - 1];
  switch (types[0]) {
    case 'object':
      return Object.assign({}, ...parts, membersOf({ ...own, required }, variant));
    case 'array':
      return variant === 'full' && own.items ? [exampleOf(own.items, variant)] : [];
    case 'boolean':
      return variant === 'full';
    default:
      return TEXT;
  }
}

function membersOf({ properties = {}, required = [], additionalProperties, propertyNames }: Schema, variant: Variant) {
  const names = variant === 'full' ? Object.keys(properties) : required;
  const members = names.flatMap((name) => {
    const schema = properties[name];
    // What another part of an 'allOf' describes is made there.
    return schema ? [[name, exampleOf(schema, variant)] as const] : [];
  });
  if (variant === 'full' && typeof additionalProperties === 'object') {
    const name = propertyNames ? String(exampleOf(propertyNames, variant)) : 'clave';
    members.push([name, exampleOf(additionalProperties, variant)]);
  }
  return Object.fromEntries(members);
}
