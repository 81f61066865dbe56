import { useLayoutEffect, type RefObject } from 'react';

type Part = RefObject<HTMLElement | null>;

/**
 * Styles a panel that scrolls between two sticky edges: sets `data-long` while the content overflows, and the heights
 * of the edges as custom properties, so that no focus ends up behind them.
 */
export function useEdges({ panel, head, body, foot }: Record<'panel' | 'head' | 'body' | 'foot', Part>): void {
  useLayoutEffect(() => {
    const marked = panel.current;
    if (!marked || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      marked.toggleAttribute('data-long', marked.scrollHeight > marked.clientHeight);
      // After that, which makes them higher.
      marked.style.setProperty('--dialog-head', reachOf(head.current));
      marked.style.setProperty('--dialog-foot', reachOf(foot.current));
    };
    const observer = new ResizeObserver(measure);
    for (const { current } of [panel, head, body, foot]) if (current) observer.observe(current, { box: 'border-box' });
    return () => observer.disconnect();
  });
}

/** The height that an edge covers, in whole px: a line of text may end between two, and the edge has a line around it. */
const reachOf = (edge: HTMLElement | null): string =>
  edge ? `${Math.ceil(edge.getBoundingClientRect().height) + 1}px` : '0px';
