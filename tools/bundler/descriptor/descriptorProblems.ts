import { moduleJsonSchema } from './moduleJsonSchema';
import { moduleSchema, schemaBelow, type ValueSchema } from './moduleSchema';
import { nearestWord } from './nearestWord';
import { repeatedKeys } from './repeatedKeys';

/** Zod's message when a schema has none of its own. */
const WORDLESS = 'Invalid input';

/**
 * All problems of the text of a module.json, one clause each: `routes.0: there is no "acces"; did you mean "access"?`
 * @param text valid JSON
 */
export function descriptorProblems(text: string): string[] {
  const descriptor: unknown = JSON.parse(text);
  const schema = moduleSchema();
  const issues = moduleJsonSchema.safeParse(descriptor).error?.issues ?? [];
  return [
    ...repeatedKeys(text).map((key) => `${key} stands there twice`),
    ...unknownKeys(descriptor, [], { schema, whole: schema }),
    ...issues.map(({ path, message }) => {
      const words = message === WORDLESS ? wordsFor(valueAt(descriptor, path), schemaAt(schema, path)) : message;
      return path.length > 0 ? `${path.join('.')}: ${words}` : words;
    }),
  ];
}

/** Clauses as one sentence. The last of them may end it with a question. */
export function inOneSentence(clauses: readonly string[]): string {
  return clauses.join('; ').replace(/[^?]$/, '$&.');
}

type Path = readonly PropertyKey[];

interface Level {
  schema: ValueSchema;
  /** The schema of the whole file, which contains the definitions. */
  whole: ValueSchema;
}

function unknownKeys(value: unknown, path: Path, { schema, whole }: Level): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = (inner: unknown, key: PropertyKey) =>
    unknownKeys(inner, [...path, key], { schema: schemaBelow(whole, schema, key), whole });
  if (Array.isArray(value)) return value.flatMap(below);
  const known = schema.additionalProperties === false ? schema.properties : undefined;
  return Object.entries(value).flatMap(([key, inner]) =>
    !known || Object.hasOwn(known, key)
      ? below(inner, key)
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
  if (!type) return `${JSON.stringify(value)} is not allowed`;
  return `it has to be ${type === 'object' || type === 'array' ? 'an' : 'a'} ${type}`;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value);

const schemaAt = (whole: ValueSchema, path: Path): ValueSchema =>
  path.reduce<ValueSchema>((inner, key) => schemaBelow(whole, inner, key), whole);
