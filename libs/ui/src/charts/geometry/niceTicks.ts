/**
 * Round numbers as `niceTicks` finds them, as many as have words of their own: an axis that says "1 ms" twice says
 * nothing.
 * @param format the words at a tick
 */
export function distinctTicks(low: number, high: number, count: number, format: (tick: number) => string): number[] {
  const ticks = niceTicks(low, high, count);
  const areDistinct = new Set(ticks.map(format)).size === ticks.length;
  return areDistinct || count <= 2 ? ticks : distinctTicks(low, high, count - 1, format);
}

/**
 * Round numbers from at or below `low` to at or above `high`, evenly apart: 1, 2, 2.5 or 5 times a power of ten. About
 * `count` of them; always at least two, so that an axis has a length.
 */
export function niceTicks(low: number, high: number, count = 5): number[] {
  const span = high - low || Math.abs(high) || 1;
  const rough = span / Math.max(1, count - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((each) => each * power >= rough * 0.9999) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  const decimals = Math.max(0, 1 - Math.floor(Math.log10(step)));
  // Rounded: 3 × 0.1 is 0.30000000000000004.
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(Math.min(20, decimals))),
  );
}
