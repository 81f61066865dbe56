/** Rows with some of them changed. @param ids of the rows to change */
export function withChanged<Row extends { id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
  become: (row: Row) => Partial<Row>,
): Row[] {
  return rows.map((row) => (ids.includes(row.id) ? { ...row, ...become(row) } : row));
}

/** Rows without some of them. */
export const without = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.filter(({ id }) => !ids.includes(id));

/** The id of a row that is shown before the database has it. */
export const newId = (): string => crypto.randomUUID();
