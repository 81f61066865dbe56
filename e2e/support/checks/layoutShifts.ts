import type { Page } from '@playwright/test';

/** Most that a page may move while it loads; the web calls 0.1 good (https://web.dev/articles/cls). */
export const MOST_SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** The parts that moved by themselves since the open page was loaded, and by how much in all. */
export function layoutShifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // The observer reports earlier entries in a task of its own.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    observer.disconnect();
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const name = (node: Node | null) => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      return element ? `<${element.localName}> "${(element.textContent ?? '').trim().slice(0, 40)}"` : 'a removed node';
    };
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    return {
      sum: own.reduce((sum, { value }) => sum + value, 0),
      moved: own.flatMap(({ value, sources }) =>
        sources.map(
          ({ node, previousRect, currentRect }) =>
            `${value.toFixed(4)} ${name(node)} from ${box(previousRect)} to ${box(currentRect)}`,
        ),
      ),
    };
  });
}
