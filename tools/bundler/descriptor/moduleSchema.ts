import path from 'node:path';
import * as z from 'zod/mini';
import { moduleFileSchema, moduleJsonSchema } from './moduleJsonSchema';
import { repositoryRoot } from '../paths';

/** A JSON Schema (https://json-schema.org/draft/2020-12) of a value in module.json. */
export interface ValueSchema {
  type?: string;
  enum?: string[];
  properties?: Record<string, ValueSchema>;
  required?: string[];
  items?: ValueSchema;
  /** False, or the schema of a record's values. */
  additionalProperties?: boolean | ValueSchema;
  /** Reference to the schema, such as `#/$defs/value`. */
  $ref?: string;
  $defs?: Record<string, ValueSchema>;
}

/** The file where editors find the schema. A module.json names it as its `$schema`. */
export const moduleSchemaFile = path.join(repositoryRoot, 'libs/contract/module.schema.json');

/** The schema of module.json for editors, without the slots that a module offers: they are in its offers.json. */
export const editorSchema = (): ValueSchema => schemaOf(moduleFileSchema);

/**
 * The schema of module.json with its offers.json, for the build, which refuses unknown keys. Registry and shell accept
 * unknown keys, because a later contract may define them; the author of a module.json has this contract at hand.
 */
export const moduleSchema = (): ValueSchema => schemaOf(moduleJsonSchema);

function schemaOf(written: typeof moduleFileSchema | typeof moduleJsonSchema): ValueSchema {
  const schema = closed(z.toJSONSchema(written, { io: 'input' }) as ValueSchema);
  return { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } };
}

/** The same schema, but an object must not have properties that the schema does not name. */
function closed(schema: ValueSchema): ValueSchema {
  const { items, properties, additionalProperties, $defs } = schema;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: closed(additionalProperties) }),
    ...(properties && { properties: closedOnes(properties), additionalProperties: false }),
    ...($defs && { $defs: closedOnes($defs) }),
  };
}

const closedOnes = (schemas: Record<string, ValueSchema>): Record<string, ValueSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)]));

/** The schema of the value under a key or an index. */
export function schemaBelow(
  whole: ValueSchema,
  { items, properties, additionalProperties }: ValueSchema,
  key: PropertyKey,
): ValueSchema {
  const ofRecord = typeof additionalProperties === 'object' ? additionalProperties : undefined;
  const below = (typeof key === 'number' ? items : (properties?.[String(key)] ?? ofRecord)) ?? {};
  return below.$ref ? (whole.$defs?.[below.$ref.replace('#/$defs/', '')] ?? {}) : below;
}
