import type { Locator } from '@playwright/test';

/** How many of the elements stand on each line, from the top: elements with the same upper edge share one. */
export async function perLine(elements: Locator): Promise<number[]> {
  const tops = await elements.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  const lines = new Map<number, number>();
  for (const top of tops) lines.set(top, (lines.get(top) ?? 0) + 1);
  return [...lines].sort(([a], [b]) => a - b).map(([, count]) => count);
}
