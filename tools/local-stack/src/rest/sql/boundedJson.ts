/** Most bytes of JSON in one answer, or in one embed of one row. */
const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/**
 * A statement that returns the rows of `pgrst_row` as `pgrst_json`, one by one. It fails as soon as they are too large
 * together, before they are collected.
 * @param from what follows `from`, under the alias `pgrst_row`
 * @param value the JSON of one row
 */
export function boundedJson(from: string, value = 'row_to_json(pgrst_row)'): string {
  // The offset keeps the planner from computing each row's JSON twice.
  return `select pgrst_json, ${fitsSql('pgrst_json')} as pgrst_fits
    from (select ${value} as pgrst_json from ${from} offset 0) pgrst_sized`;
}

/** The unchanged rows of a statement, with the same limit. */
export function boundedRows(sql: string): string {
  return `select pgrst_row.*, ${fitsSql('row_to_json(pgrst_row)')} as pgrst_fits from (${sql}) pgrst_row`;
}

/** True, or an error. Must run for each row, as in `where pgrst_fits`. */
function fitsSql(json: string): string {
  const bytes = `sum(pg_column_size(${json})) over (rows unbounded preceding)`;
  return `case when ${bytes} > ${MAX_ANSWER_BYTES} then stack.refuse_large_answer() else true end`;
}
