/** Which rows are chosen, by their keys. */
export interface Selection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** The choice with these rows in it, or without them. */
export function withKeys(selected: ReadonlySet<string>, keys: readonly string[], chosen: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys)
    if (chosen) next.add(key);
    else next.delete(key);
  return next;
}
