import { boundedJson } from './boundedJson';

/** The only row of every statement. Counts are text, because they are bigint. */
export interface ResultRow {
  /** Rows of the answer, or rows that a write changed. */
  row_count: string;
  /** Rows without limit and offset; null if the request did not ask for it. */
  total_count: string | null;
  /** Rows that an upsert inserted rather than updated; null for other requests. */
  inserted_count: string | null;
  body: string | null;
  /** The values that functions set through `response.headers` and `response.status`. */
  response_headers: string | null;
  response_status: string | null;
}

/** How rows become the body. */
export type BodyShape = 'list' | 'object' | 'scalar' | 'scalarList' | 'csv' | 'none';

const bodies: Record<BodyShape, string> = {
  list: `coalesce(json_agg(pgrst_json), '[]')`,
  object: `json_agg(pgrst_json) -> 0`,
  scalar: `coalesce(json_agg(pgrst_json) -> 0, 'null')`,
  scalarList: `coalesce(json_agg(pgrst_json), '[]')`,
  csv: `(${csvHeader()}) || chr(10) || coalesce(string_agg(pgrst_json, chr(10)), '')`,
  none: 'null',
};

/** The rows of the body. Without a body no limit is needed. */
const sources: Record<BodyShape, string> = {
  list: boundedSource('row_to_json(pgrst_row)'),
  object: boundedSource('row_to_json(pgrst_row)'),
  scalar: boundedSource('to_json(pgrst_row.pgrst_scalar)'),
  scalarList: boundedSource('to_json(pgrst_row.pgrst_scalar)'),
  // The text of a row, as Postgres quotes it, without the parentheses around it.
  csv: boundedSource('substring(pgrst_row::text from 2 for length(pgrst_row::text) - 2)'),
  none: 'pgrst_source',
};

/** Names of the first row's columns; without a row, no name is known. */
function csvHeader(): string {
  const names = 'json_object_keys((select row_to_json(pgrst_row) from pgrst_source pgrst_row limit 1))';
  return `select coalesce(string_agg(pgrst_name, ','), '') from ${names} pgrst_name`;
}

function boundedSource(value: string): string {
  return `(${boundedJson('pgrst_source as pgrst_row', value)}) pgrst_bounded where pgrst_fits`;
}

interface ResultParts {
  /** Common table expressions; one of them is `pgrst_source`. */
  with: string[];
  shape: BodyShape;
  stripNulls: boolean;
  /** Expressions; rows of the answer are counted by default. */
  rowCount?: string;
  totalCount?: string;
  insertedCount?: string;
}

export function resultSql(parts: ResultParts): string {
  const json = bodies[parts.shape];
  const isJson = parts.shape !== 'none' && parts.shape !== 'csv';
  const body = parts.stripNulls && isJson ? `json_strip_nulls(${json})` : `(${json})`;
  return `with ${parts.with.join(', ')}
    select ${parts.rowCount ?? 'answered_count'} as row_count,
      ${parts.totalCount ?? 'null::bigint'} as total_count,
      ${parts.insertedCount ?? 'null::bigint'} as inserted_count,
      body,
      nullif(current_setting('response.headers', true), '') as response_headers,
      nullif(current_setting('response.status', true), '') as response_status
    from (select count(*) as answered_count, ${body}::text as body from ${sources[parts.shape]}) pgrst_answer`;
}
