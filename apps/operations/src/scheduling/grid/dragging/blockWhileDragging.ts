import type { GridRow } from '../../rules/gridRows';
import type { ClubFacts, PlacedShift } from '../../rules/shift/shiftPlan';
import { blockedCells } from './blockedCells';
import { setBlocked } from './dragStore';

interface DraggedOver {
  grid: HTMLElement | null;
  lines: readonly GridRow[];
  days: readonly string[];
  facts: ClubFacts;
}

/** Pixels beyond the viewport. */
const BEYOND = 200;
/** Rows to update in each frame. */
const AT_ONCE = 6;

/**
 * Shows, in each visible cell, the rule that a shift would break there. Rows that scroll into view during the drag
 * follow: a large club has hundreds of cells, and updating all at once would delay the drag.
 * @returns ends it
 */
export function blockWhileDragging(shift: PlacedShift, { grid, lines, days, facts }: DraggedOver): () => void {
  const known = new Set<string>();
  const blocked = new Map<string, string>();
  let frame = 0;
  const step = () => {
    const inSight = new Set(
      [...(grid?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
        .filter(isInSight)
        .map(({ dataset }) => dataset.line),
    );
    const fresh = lines.filter(({ key }) => !known.has(key) && inSight.has(key)).slice(0, AT_ONCE);
    if (fresh.length === 0) return;
    for (const { key } of fresh) known.add(key);
    for (const [cell, why] of blockedCells(shift, fresh, days, facts)) blocked.set(cell, why);
    setBlocked(new Map(blocked));
    look();
  };
  const look = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(step);
  };
  look();
  window.addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', look);
    setBlocked(null);
  };
}

function isInSight(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > -BEYOND && top < window.innerHeight + BEYOND;
}
