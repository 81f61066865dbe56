import path from 'node:path';
import { moduleDescriptorSchema } from '@platform/contract';
import * as z from 'zod/mini';
import { repositoryRoot } from './paths';

/** What a value of module.json may be, as JSON Schema (https://json-schema.org/draft/2020-12) says it. */
export interface ValueSchema {
  type?: string;
  enum?: string[];
  properties?: Record<string, ValueSchema>;
  required?: string[];
  items?: ValueSchema;
  additionalProperties?: boolean;
}

/** Where editors find it, which a module.json names as its `$schema`. */
export const moduleSchemaFile = path.join(repositoryRoot, 'libs/contract/module.schema.json');

/**
 * The schema of module.json for editors and for the build, which refuses unknown keys. Registry and shell accept unknown keys,
 * because a later contract may define them; the author of a module.json has this contract at hand.
 */
export function moduleSchema(): ValueSchema {
  const schema = closed(z.toJSONSchema(moduleDescriptorSchema, { io: 'input' }) as ValueSchema);
  return { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } };
}

/** The same schema, in which no object may have a property beside those it names. */
function closed(schema: ValueSchema): ValueSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => [key, closed(value)] as const);
  return {
    ...schema,
    ...(schema.items && { items: closed(schema.items) }),
    ...(schema.properties && { properties: Object.fromEntries(properties), additionalProperties: false }),
  };
}
