/**
 * Assigns a different column to each row with the lowest total cost, by the Hungarian method with potentials (Kuhn,
 * 1955; Munkres, 1957), in O(rows² × columns).
 * @param costs each row's cost in each column; at least as many columns as rows
 * @returns each row's column
 */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const rows = costs.length;
  const columns = costs[0]?.length ?? 0;
  const costOf = (row: number, column: number) => costs[row - 1]?.[column - 1] ?? Infinity;
  // Rows and columns count from 1; 0 is the start of a search.
  const rowOf = new Array<number>(columns + 1).fill(0);
  const ofRow = new Array<number>(rows + 1).fill(0);
  const ofColumn = new Array<number>(columns + 1).fill(0);
  for (let row = 1; row <= rows; row += 1) {
    const before = new Array<number>(columns + 1).fill(0);
    const least = new Array<number>(columns + 1).fill(Infinity);
    const seen = new Array<boolean>(columns + 1).fill(false);
    let column = 0;
    rowOf[0] = row;
    do {
      seen[column] = true;
      const from = rowOf[column] ?? 0;
      let [delta, next] = [Infinity, 0];
      for (let other = 1; other <= columns; other += 1) {
        if (seen[other]) continue;
        const reduced = costOf(from, other) - (ofRow[from] ?? 0) - (ofColumn[other] ?? 0);
        if (reduced < (least[other] ?? Infinity)) {
          least[other] = reduced;
          before[other] = column;
        }
        if ((least[other] ?? Infinity) < delta) [delta, next] = [least[other] ?? Infinity, other];
      }
      for (let other = 0; other <= columns; other += 1) {
        if (seen[other]) {
          const owner = rowOf[other] ?? 0;
          ofRow[owner] = (ofRow[owner] ?? 0) + delta;
          ofColumn[other] = (ofColumn[other] ?? 0) - delta;
        } else {
          least[other] = (least[other] ?? Infinity) - delta;
        }
      }
      column = next;
    } while (rowOf[column] !== 0);
    while (column !== 0) {
      const previous = before[column] ?? 0;
      rowOf[column] = rowOf[previous] ?? 0;
      column = previous;
    }
  }
  const found = new Array<number>(rows).fill(-1);
  for (let column = 1; column <= columns; column += 1) {
    const row = rowOf[column] ?? 0;
    if (row > 0) found[row - 1] = column - 1;
  }
  return found;
}
