/** A row of the sample club that a test needs. A club that has none fails the test by name. */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('The sample club has nothing like that.');
  return row;
}
