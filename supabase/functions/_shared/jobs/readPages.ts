import type { JobContext } from './job.ts';
import { readAsPerson } from './readAsPerson.ts';

/** As many as a hosted project answers at once. */
const PAGE_ROWS = 1000;

export type ReadRow = Record<string, unknown>;

export interface PagedTable {
  /** Table or view of the schema `public`. */
  name: string;
  /** Columns that identify a row; pages follow one another by them, so that a row written in between moves none. */
  key: readonly string[];
  columns: readonly string[];
  /** Further conditions as PostgREST reads them, such as `['club_id', 'eq.…']`. */
  filters: readonly (readonly [column: string, condition: string])[];
}

/** All rows that the person who ordered the job may read, page by page. */
export async function* readPages<Row extends ReadRow>(context: JobContext, table: PagedTable): AsyncGenerator<Row[]> {
  const { name, key, columns, filters } = table;
  let page: Row[] = [];
  do {
    const query = new URLSearchParams({
      select: [...new Set([...columns, ...key])].join(','),
      order: key.map((column) => `${column}.asc`).join(','),
      limit: String(PAGE_ROWS),
    });
    for (const [column, condition] of filters) query.append(column, condition);
    const last = page.at(-1);
    if (last) query.append('or', after(key, last));
    page = await readAsPerson<Row>(context, `${name}?${query.toString()}`);
    if (page.length > 0) yield page;
  } while (page.length === PAGE_ROWS);
}

/** The condition that a row comes later than `row`: (a > 1) or (a = 1 and b > 2) … */
function after(key: readonly string[], row: ReadRow): string {
  const later = key.map((column, index) => {
    const same = key.slice(0, index).map((before) => `${before}.eq.${quoted(row[before])}`);
    return `and(${[...same, `${column}.gt.${quoted(row[column])}`].join(',')})`;
  });
  return `(${later.join(',')})`;
}

function quoted(value: unknown): string {
  return `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}
