/** The first item of each id: a list from another module may repeat one, and React needs unique keys. */
export function distinctById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
