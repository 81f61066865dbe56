import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { windowOf } from '../window/windowOf';

/** Rows rendered before anything has been measured; on the server, too. */
const FIRST_ROWS = 40;

/**
 * Columns keep the width that their first rows gave them: they would jump with every row that comes into sight. Above
 * cards the heads are hidden and have none.
 */
function holdWidths(table: HTMLElement) {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
  for (const head of heads) head.style.minWidth = '';
  const widths = heads.map(({ offsetWidth }) => offsetWidth);
  heads.forEach((head, index) => (head.style.minWidth = widths[index] ? `${widths[index]}px` : ''));
}

/** Resolves when the page's fonts are there; at once where nothing is rendered. */
async function fontsReady(): Promise<void> {
  if ('fonts' in document) await document.fonts.ready;
}

/** Rows that scroll by before others are rendered: fewer than are rendered beyond the visible part. */
const STEP = 4;

/** Calls back when the width of an element changes, which it may do while the window stays the same. */
function followWidth(element: HTMLElement | null, onChange: () => void): () => void {
  if (!element || !('ResizeObserver' in window)) return () => undefined;
  let width = element.clientWidth;
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === width) return;
    width = element.clientWidth;
    onChange();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

interface View {
  rowHeight: number;
  viewHeight: number;
  scrollTop: number;
}

interface WindowOptions {
  enabled: boolean;
  rowCount: number;
  /** The page scrolls, not the table. */
  inPage?: boolean;
}

/** What can be seen, and how far the rows are scrolled: of the table itself, or of the page around it. */
function sightOf(scroller: HTMLElement, body: HTMLElement, inPage: boolean): Omit<View, 'rowHeight'> {
  if (!inPage) return { viewHeight: scroller.clientHeight, scrollTop: scroller.scrollTop };
  return { viewHeight: window.innerHeight, scrollTop: Math.max(0, -body.getBoundingClientRect().top) };
}

/**
 * Renders only the rows near what can be seen, once there are many. All rows are taken to be as high as the first ones
 * are on average.
 */
export function useWindow({ enabled, rowCount, inPage = false }: WindowOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [view, setView] = useState<View | null>(null);

  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const measure = () => {
      if (!scroller.current || !body.current) return;
      holdWidths(scroller.current);
      const rendered = body.current.querySelectorAll<HTMLElement>('tr[data-row]');
      const height = [...rendered].reduce((sum, row) => sum + row.offsetHeight, 0) / rendered.length;
      // Without a layout (nothing is measured) the first rows stay.
      if (height > 0) setView({ rowHeight: height, ...sightOf(scroller.current, body.current, inPage) });
    };
    measure();
    const unfollow = followWidth(scroller.current, measure);
    // The text is as wide as its font, which may come later than the table.
    let gone = false;
    void fontsReady().then(() => gone || measure());
    window.addEventListener('resize', measure);
    return () => {
      gone = true;
      unfollow();
      window.removeEventListener('resize', measure);
    };
  }, [enabled, rowCount, inPage]);

  const onScroll = useCallback(() => {
    if (!scroller.current || !body.current) return;
    const { scrollTop } = sightOf(scroller.current, body.current, inPage);
    setView((now) =>
      now && Math.abs(scrollTop - now.scrollTop) >= STEP * now.rowHeight ? { ...now, scrollTop } : now,
    );
  }, [inPage]);
  useEffect(() => {
    if (!enabled || !inPage) return undefined;
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [enabled, inPage, onScroll]);

  const shown = !enabled
    ? { first: 0, end: rowCount, before: 0, after: 0 }
    : view === null
      ? { first: 0, end: Math.min(rowCount, FIRST_ROWS), before: 0, after: 0 }
      : windowOf({ rowCount, ...view });

  return {
    scroller,
    body,
    shown,
    onScroll: enabled && !inPage ? onScroll : undefined,
  };
}
