/** A value of a fixture. Arrays of text become arrays of Postgres; other arrays and objects become json. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly string[]
  | readonly Record<string, unknown>[]
  | Record<string, unknown>
  | Sql;

/** An expression that is written into the statement as it is. */
export class Sql {
  constructor(readonly text: string) {}
}

/** A row as fixtures have it: its keys are the columns in camel case. A key that is missing is null. */
export type Row = Record<string, Value>;

/** One insert statement for all rows, one row a line; nothing for no rows. */
export function insert(table: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const tuples = rows.map((row) => `  (${keys.map((key) => literal(row[key])).join(', ')})`);
  return `insert into ${table} (${keys.map(columnName).join(', ')}) values\n${tuples.join(',\n')};`;
}

function columnName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function literal(value: Value): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Sql) return value.text;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quoted(value);
  if (isTexts(value)) return `array[${value.map(quoted).join(', ')}]::text[]`;
  return `${quoted(JSON.stringify(value))}::jsonb`;
}

function isTexts(value: object): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function quoted(text: string): string {
  const doubled = `'${text.replaceAll("'", "''")}'`;
  // A line break inside a literal would break the one-row-a-line layout of the seed.
  return text.includes('\n') ? `E${doubled.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}` : doubled;
}
