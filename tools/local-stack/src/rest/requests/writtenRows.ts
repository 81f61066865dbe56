import { RestError } from '../restError';
import type { RestRequest } from '../restRequest';
import type { Relation } from '../schema/schemaCache';

/** The rows of a request body and the columns they set. */
interface WrittenRows {
  /** The body as JSON text: an array. */
  json: string;
  count: number;
  columns: string[];
}

/**
 * Reads one object or a list of objects with the same keys.
 * @param columnList the `columns` parameter: sets exactly these, whichever keys the rows have
 * @throws RestError if the body is invalid JSON or names a column that does not exist
 */
export function readWrittenRows(request: RestRequest, relation: Relation, columnList: string[] | null): WrittenRows {
  const rows = parseRows(request.body);
  const columns = columnList ?? Object.keys(rows[0] ?? {});
  if (columnList === null && rows.some((row) => !hasKeys(row, columns))) {
    throw new RestError(400, 'PGRST102', 'All object keys must match');
  }
  for (const name of columns) {
    if (relation.columns.has(name)) continue;
    throw new RestError(
      400,
      'PGRST204',
      `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
    );
  }
  return { json: JSON.stringify(rows), count: rows.length, columns };
}

function parseRows(body: string): Record<string, unknown>[] {
  let value: unknown;
  try {
    value = body === '' ? {} : JSON.parse(body);
  } catch {
    throw invalidBody();
  }
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (rows.every(isRow)) return rows;
  throw invalidBody();
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasKeys(row: Record<string, unknown>, names: string[]): boolean {
  return Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name));
}

function invalidBody(): RestError {
  return new RestError(400, 'PGRST102', 'Empty or invalid json');
}
