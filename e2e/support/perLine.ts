import type { Locator } from '@playwright/test';

/** How many of the elements stand on each line, from the top: elements with the same lower edge share one. */
export async function perLine(elements: Locator): Promise<number[]> {
  const edges = await elements.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  const lines = new Map<number, number>();
  for (const edge of edges) lines.set(edge, (lines.get(edge) ?? 0) + 1);
  return [...lines].sort(([a], [b]) => a - b).map(([, count]) => count);
}
