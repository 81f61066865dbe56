import type { Locator } from '@playwright/test';

/** The number of elements on each line, from the top. Elements with the same lower edge share a line. */
export async function perLine(elements: Locator): Promise<number[]> {
  const edges = await elements.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
  const lines = new Map<number, number>();
  for (const edge of edges) lines.set(edge, (lines.get(edge) ?? 0) + 1);
  return [...lines].sort(([a], [b]) => a - b).map(([, count]) => count);
}
