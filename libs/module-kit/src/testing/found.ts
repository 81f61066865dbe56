/** A row of the sample club that a test needs. A club that has none fails the test by name. */
export function found<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Error('The sample club has nothing like that.');
  return row;
}
