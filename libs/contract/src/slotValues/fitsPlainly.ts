type Schema = Readonly<Record<string, unknown>>;

/** Whether a value keeps a keyword. `schema` is the schema that has it. */
type Check = (value: unknown, wanted: never, schema: Schema) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfType: Record<string, (value: unknown) => boolean> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  object: isRecord,
  string: (value) => typeof value === 'string',
};

/** JSON Schema counts characters, not the units of UTF-16. */
const lengthOf = (text: string): number => [...text].length;

/** Each keyword says something about one type of value, and nothing about the others. */
const checks: Record<string, Check> = {
  $schema: () => true,
  description: () => true,
  examples: () => true,
  title: () => true,
  type: (value, types: string | string[]) => [types].flat().some((type) => isOfType[type]?.(value)),
  enum: (value, allowed: unknown[]) => allowed.some((each) => each === value),
  minLength: (value, least: number) => typeof value !== 'string' || lengthOf(value) >= least,
  maxLength: (value, most: number) => typeof value !== 'string' || lengthOf(value) <= most,
  pattern: (value, pattern: string) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minimum: (value, least: number) => typeof value !== 'number' || value >= least,
  maximum: (value, most: number) => typeof value !== 'number' || value <= most,
  minItems: (value, least: number) => !Array.isArray(value) || value.length >= least,
  maxItems: (value, most: number) => !Array.isArray(value) || value.length <= most,
  items: (value, each: Schema) => !Array.isArray(value) || value.every((item) => fitsPlainly(each, item)),
  required: (value, names: string[]) => !isRecord(value) || names.every((name) => Object.hasOwn(value, name)),
  properties: (value, each: Record<string, Schema>) =>
    !isRecord(value) ||
    Object.entries(each).every(([name, schema]) => !Object.hasOwn(value, name) || fitsPlainly(schema, value[name])),
  additionalProperties: (value, others: unknown, { properties = {} }) =>
    others === true ||
    (others === false &&
      (!isRecord(value) || Object.keys(value).every((name) => Object.hasOwn(properties as object, name)))),
};

/**
 * Whether JSON data certainly fits a schema, decided without the library for schemas, which is 6 kB. False says nothing: the
 * value may not fit, or the schema uses words that only `slotValueProblem` knows.
 */
export function fitsPlainly(schema: Schema, value: unknown): boolean {
  return Object.entries(schema).every(
    ([keyword, wanted]) => Object.hasOwn(checks, keyword) && checks[keyword]?.(value, wanted as never, schema) === true,
  );
}
