/**
 * A list with one of its entries moved to another place.
 * @param to the place that the entry has afterwards, from 0; places beyond the ends are the ends
 */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const next = [...entries];
  const [entry] = next.splice(from, 1);
  if (entry === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, entry);
  return next;
}
