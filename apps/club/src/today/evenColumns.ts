/**
 * How many columns spread tiles evenly over as few lines as possible: five tiles where four fit stand as three and two, and
 * not as four and one.
 * @param tiles how many there are
 * @param most how many fit on a line
 */
export function evenColumns(tiles: number, most: number): number {
  const lines = Math.ceil(tiles / most);
  return Math.max(1, Math.ceil(tiles / Math.max(1, lines)));
}
