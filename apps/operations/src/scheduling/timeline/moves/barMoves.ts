import type { RefObject } from 'react';
import { setBlocked } from '../../grid/dragging/dragStore';
import type { GridRow } from '../../rules/gridRows';
import { planOfShift } from '../../rules/shift/samePlan';
import type { ClubFacts, PlacedShift } from '../../rules/shift/shiftPlan';
import { refusalOf } from '../../rules/shift/shiftProblems';
import type { NewTimes } from '../../shift/ScheduleActions';
import type { Span } from '../clubDay';
import { movingNow, setFollowed, setMoving, type Moving } from '../moving';
import type { TimePart } from '../retime';

/** The day whose bars are moved. */
export interface BarDay {
  grid: RefObject<HTMLElement | null>;
  lines: readonly GridRow[];
  /** The shifts with a bar. */
  shifts: readonly PlacedShift[];
  span: Span;
  facts: ClubFacts;
  onRetime: (shift: PlacedShift, to: NewTimes, copies: boolean) => void;
}

/** How a bar is moved: to which row, which part of it, and by what. */
interface MoveTarget extends Pick<Moving, 'row' | 'copies' | 'byKeys'> {
  /** One end alone stays in its row, so the other rows are not judged. */
  part: TimePart;
}

/** The key of the row that contains an element. */
export const lineAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-line]')?.dataset.line;

/** The shift whose bar is the target of an event. A canceled shift is not moved. */
export function shiftAt(target: EventTarget, shifts: readonly PlacedShift[]): PlacedShift | undefined {
  if (!(target instanceof Element) || target.closest('[aria-haspopup], [role=menu]')) return undefined;
  const id = target.closest<HTMLElement>('[data-shift]')?.dataset.shift;
  return shifts.find((shift) => shift.id === id && shift.status !== 'cancelled');
}

/** Shows a shift at other times or in another row, and what the rules refuse. Nothing is saved yet. */
export function showMove(day: BarDay, shift: PlacedShift, to: NewTimes, { part, ...target }: MoveTarget): void {
  const last = movingNow();
  const isSame =
    last?.row === target.row &&
    last.startsAt === to.startsAt &&
    last.endsAt === to.endsAt &&
    last.copies === target.copies;
  if (isSame) return;
  setMoving({ shift, ...to, refused: refusalAt(day, shift, to), ...target });
  const rendered = new Set([...(day.grid.current?.querySelectorAll('[data-line]') ?? [])].map(lineAt));
  const refusals = day.lines.flatMap(({ key, staffId }) => {
    const isTarget = part === 'whole' ? rendered.has(key) : key === target.row;
    const refusal = isTarget ? refusalAt(day, shift, { ...to, staffId }) : null;
    return refusal === null ? [] : [[key, refusal] as const];
  });
  setBlocked(new Map(refusals));
}

const refusalAt = ({ facts }: BarDay, shift: PlacedShift, to: NewTimes): string | null =>
  refusalOf({ ...planOfShift(shift), ...to, id: shift.id }, facts);

/** Ends a move. Without `applyMove`, the shift stays as it was. */
export function endMove(): void {
  setMoving(null);
  setBlocked(null);
}

/** Ends a move, and changes the shift as it was shown. */
export function applyMove({ onRetime }: BarDay): void {
  const moving = movingNow();
  endMove();
  if (!moving) return;
  const { shift, staffId, startsAt, endsAt, copies, byKeys } = moving;
  if (byKeys && staffId !== shift.staffId) setFollowed(shift.id);
  onRetime(shift, { staffId, startsAt, endsAt }, copies);
}
