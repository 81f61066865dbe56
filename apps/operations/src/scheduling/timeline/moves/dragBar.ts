import type { PointerEvent } from 'react';
import type { PlacedShift } from '../../rules/shift/shiftPlan';
import { MINUTE } from '../clubDay';
import { retimed, type TimePart } from '../retime';
import { applyMove, endMove, lineAt, shiftAt, showMove, type BarDay } from './barMoves';

/** Pixels before a press becomes a drag. */
const SLACK = 4;

/** A press on a bar. */
interface Press {
  shift: PlacedShift;
  part: TimePart;
  /** The key of the row where it began. */
  row: string;
  /** The width of the whole day (pixels). */
  width: number;
  clientX: number;
  clientY: number;
}

/**
 * Starts to drag the pressed bar, or its edge. Escape cancels.
 * @param day returns the newest one
 * @param onEnd called when the drag is over
 * @returns stops listening; undefined if nothing that can be dragged was pressed
 */
export function dragBar(event: PointerEvent, day: () => BarDay, onEnd: () => void): (() => void) | undefined {
  const press = pressOf(event, day());
  if (!press) return undefined;
  let isDragged = false;
  const cancel = () => {
    onEnd();
    endMove();
  };
  const listened = {
    pointermove(now: globalThis.PointerEvent) {
      isDragged ||= Math.hypot(now.clientX - press.clientX, now.clientY - press.clientY) > SLACK;
      if (isDragged) showDrag(press, now, day());
    },
    pointerup() {
      if (!isDragged) return cancel();
      swallowClick();
      onEnd();
      applyMove(day());
    },
    pointercancel: cancel,
    keydown({ key }: globalThis.KeyboardEvent) {
      if (key === 'Escape') cancel();
    },
  };
  const listeners = Object.entries(listened) as [string, EventListener][];
  for (const [kind, listener] of listeners) window.addEventListener(kind, listener);
  return () => {
    for (const [kind, listener] of listeners) window.removeEventListener(kind, listener);
  };
}

function pressOf({ target, clientX, clientY, button, pointerType }: PointerEvent, day: BarDay): Press | undefined {
  const shift = shiftAt(target, day.shifts);
  // A finger scrolls the page. A tap opens the shift, and its menu does the rest.
  if (!shift || button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return undefined;
  const part = (target.closest<HTMLElement>('[data-edge]')?.dataset.edge ?? 'whole') as TimePart;
  const width = target.closest('[data-track]')?.getBoundingClientRect().width ?? 0;
  const row = lineAt(target);
  return width === 0 || row === undefined ? undefined : { shift, part, row, width, clientX, clientY };
}

/** Shows the shift where the pointer is. */
function showDrag({ shift, part, ...press }: Press, now: globalThis.PointerEvent, day: BarDay): void {
  const { span, lines } = day;
  const minutes = ((now.clientX - press.clientX) / press.width) * ((span.until - span.from) / MINUTE);
  const below = part === 'whole' ? lineAt(document.elementFromPoint(now.clientX, now.clientY)) : undefined;
  const line = lines.find(({ key }) => key === (below ?? press.row));
  if (!line) return;
  const to = { ...retimed(shift, part, minutes), staffId: line.staffId };
  const copies = part === 'whole' && (now.ctrlKey || now.altKey);
  showMove(day, shift, to, { row: line.key, part, copies, byKeys: false });
}

/** The click that ends a drag opens nothing. */
function swallowClick(): void {
  const swallow = (click: Event) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
