/**
 * The row that a form reads again after a conflict.
 * @param what the noun of the row, such as `ticket`
 * @throws Error with a sentence for the person if another person deleted it
 */
export function rowOrGone<Row extends { id: string }>(rows: readonly Row[], id: string | undefined, what: string): Row {
  const found = rows.find((row) => row.id === id);
  if (!found) throw new Error(`This ${what} is not there any more. Close this to see the others.`);
  return found;
}
