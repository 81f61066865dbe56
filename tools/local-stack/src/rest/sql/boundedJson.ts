/** Most bytes of JSON in one answer, or in one embed of one row. */
export const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/**
 * A statement that gives the rows of `pgrst_row` as `pgrst_json`, one by one, and ends with an error as soon as they are
 * too large together, before they are gathered.
 * @param from what follows `from`, under the alias `pgrst_row`
 * @param value the JSON of one row
 */
export function boundedJson(from: string, value = 'row_to_json(pgrst_row)'): string {
  // The offset keeps the planner from making the JSON of each row twice.
  return `select pgrst_json, ${fitsSql('pgrst_json')} as pgrst_fits
    from (select ${value} as pgrst_json from ${from} offset 0) pgrst_sized`;
}

/** The rows of a statement as they are, with the same bound. */
export function boundedRows(sql: string): string {
  return `select pgrst_row.*, ${fitsSql('row_to_json(pgrst_row)')} as pgrst_fits from (${sql}) pgrst_row`;
}

/** True, or an error. It must be asked for each row, as in `where pgrst_fits`. */
function fitsSql(json: string): string {
  const bytes = `sum(pg_column_size(${json})) over (rows unbounded preceding)`;
  return `case when ${bytes} > ${MAX_ANSWER_BYTES} then stack.refuse_large_answer() else true end`;
}
