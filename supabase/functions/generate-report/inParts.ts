/** Parts of rows, none higher than the room, and about equally high: a last slide with one row would look forgotten. */
export function inParts<Row>(rows: readonly Row[], heightOf: (row: Row) => number, room: number): Row[][] {
  const all = rows.reduce((sum, row) => sum + heightOf(row), 0);
  const share = Math.min(room, all / Math.max(1, Math.ceil(all / room)) + Math.max(0, ...rows.map(heightOf)) / 2);
  const parts: Row[][] = [[]];
  let used = 0;
  for (const row of rows) {
    const height = heightOf(row);
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && used + height > share) {
      parts.push([row]);
      used = height;
    } else {
      part.push(row);
      used += height;
    }
  }
  return parts;
}
