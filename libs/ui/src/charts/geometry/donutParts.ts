/** One part of a whole. */
export interface Part {
  label: string;
  /** 0 or more. */
  value: number;
}

/** Parts that a ring shows each on its own; the rest are one part. */
const MOST = 6;

/** Parts from the largest to the smallest with their share of the whole, the smallest ones as `Other`. */
export function donutParts(parts: readonly Part[]): (Part & { share: number; before: number })[] {
  const ordered = parts.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const shown = ordered.length > MOST ? ordered.slice(0, MOST - 1) : ordered;
  const rest = ordered.slice(shown.length).reduce((sum, { value }) => sum + value, 0);
  const all = rest > 0 ? [...shown, { label: 'Other', value: rest }] : shown;
  const total = all.reduce((sum, { value }) => sum + value, 0);
  const shares = all.map(({ value }) => value / total);
  return all.map((part, index) => ({
    ...part,
    share: shares[index] ?? 0,
    before: shares.slice(0, index).reduce((sum, each) => sum + each, 0),
  }));
}
