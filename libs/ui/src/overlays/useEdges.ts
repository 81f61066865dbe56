import { useLayoutEffect, type RefObject } from 'react';

type Part = RefObject<HTMLElement | null>;

/**
 * Tells the style of a panel that scrolls between two edges which stay in sight: `data-long` while it is longer than
 * what is seen of it, and in custom properties how high the edges are, so that no focus ends up behind them.
 */
export function useEdges({ panel, head, body, foot }: Record<'panel' | 'head' | 'body' | 'foot', Part>): void {
  useLayoutEffect(() => {
    const marked = panel.current;
    if (!marked || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      marked.toggleAttribute('data-long', marked.scrollHeight > marked.clientHeight);
      // After that, which makes them higher.
      marked.style.setProperty('--dialog-head', `${head.current?.offsetHeight ?? 0}px`);
      marked.style.setProperty('--dialog-foot', `${foot.current?.offsetHeight ?? 0}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const { current } of [panel, head, body, foot]) if (current) observer.observe(current);
    return () => observer.disconnect();
  });
}
