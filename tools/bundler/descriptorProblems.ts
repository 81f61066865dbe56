import { moduleDescriptorSchema } from '@platform/contract';
import { moduleSchema, type ValueSchema } from './moduleSchema';
import { nearestWord } from './nearestWord';
import { repeatedKeys } from './repeatedKeys';

/** What zod says where a schema has no words of its own. */
const WORDLESS = 'Invalid input';

/**
 * Everything that is wrong with the text of a module.json, one clause each: `routes.0: there is no "acces"; did you mean
 * "access"?`
 * @param text valid JSON
 */
export function descriptorProblems(text: string): string[] {
  const descriptor: unknown = JSON.parse(text);
  const schema = moduleSchema();
  const issues = moduleDescriptorSchema.safeParse(descriptor).error?.issues ?? [];
  return [
    ...repeatedKeys(text).map((key) => `${key} stands there twice`),
    ...unknownKeys(descriptor, schema, []),
    ...issues.map(({ path, message }) => {
      const words = message === WORDLESS ? wordsFor(valueAt(descriptor, path), schemaAt(schema, path)) : message;
      return path.length > 0 ? `${path.join('.')}: ${words}` : words;
    }),
  ];
}

type Path = readonly PropertyKey[];

function unknownKeys(value: unknown, schema: ValueSchema | undefined, path: Path): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownKeys(item, schema?.items, [...path, index]));
  const known = schema?.properties;
  if (typeof value !== 'object' || value === null || !known) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    Object.hasOwn(known, key)
      ? unknownKeys(below, known[key], [...path, key])
      : [
          `${path.length > 0 ? `${path.join('.')}: ` : ''}there is no "${key}"; ${whatThereIs(key, Object.keys(known))}`,
        ],
  );
}

function whatThereIs(key: string, known: string[]): string {
  const meant = nearestWord(key, known);
  if (meant) return `did you mean "${meant}"?`;
  return `it may have ${known.filter((name) => name !== '$schema').join(', ')}`;
}

/** The problem of a value, in words from its schema. */
function wordsFor(value: unknown, { enum: allowed, type }: ValueSchema): string {
  if (value === undefined) return 'it is missing';
  if (allowed) return `${JSON.stringify(value)} is not allowed; it may be ${allowed.join(', ')}`;
  return `it has to be ${type === 'object' || type === 'array' ? 'an' : 'a'} ${type}`;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

const schemaAt = (schema: ValueSchema, path: Path): ValueSchema =>
  path.reduce<ValueSchema>(
    (inner, key) => (typeof key === 'number' ? inner.items : inner.properties?.[String(key)]) ?? {},
    schema,
  );
