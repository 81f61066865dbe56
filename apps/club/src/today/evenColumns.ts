/**
 * How many columns spread tiles evenly over the fewest lines: five tiles where four fit become three and two, not four
 * and one.
 * @param tiles the number of tiles
 * @param most how many fit on a line
 */
export function evenColumns(tiles: number, most: number): number {
  const lines = Math.ceil(tiles / most);
  return Math.max(1, Math.ceil(tiles / Math.max(1, lines)));
}
