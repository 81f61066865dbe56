import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { setBlocked } from '../grid/dragging/dragStore';
import type { NewTimes } from '../shift/ScheduleActions';
import { planOfShift } from '../rules/shift/samePlan';
import type { GridRow } from '../rules/gridRows';
import type { ClubFacts, PlacedShift } from '../rules/shift/shiftPlan';
import { refusalOf } from '../rules/shift/shiftProblems';
import type { Span } from './clubDay';
import { MINUTE } from './clubDay';
import { followedNow, movingNow, setFollowed, setMoving, type Moving } from './moving';
import { retimed, STEP, type TimePart } from './retime';

interface Around {
  grid: RefObject<HTMLElement | null>;
  lines: readonly GridRow[];
  /** The shifts with a bar. */
  shifts: readonly PlacedShift[];
  span: Span;
  facts: ClubFacts;
  onRetime: (shift: PlacedShift, to: NewTimes, copies: boolean) => void;
}

/** Pixels before a press becomes a drag. */
const SLACK = 4;

const SIDEWAYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const UP_AND_DOWN: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

const lineAt = (element: Element | null): string | undefined =>
  element?.closest<HTMLElement>('[data-line]')?.dataset.line;

/**
 * Moves bars by dragging them or their edges with a pointer, and by keys: with Shift held, the arrows move a shift to
 * another time or person; with Alt as well, only its end. Releasing Shift applies it, Escape cancels.
 */
export function useBarMoves(around: Around) {
  const newest = useRef(around);
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = around;
    const { grid } = around;
    const followed = followedNow();
    if (followed === null || document.activeElement !== document.body) return;
    const bar = grid.current?.querySelector<HTMLElement>(`[data-shift="${followed}"] a`);
    if (!bar) return;
    setFollowed(null);
    bar.focus();
  });
  // A day that unmounts during a drag gets no end event.
  useEffect(
    () => () => {
      release.current?.();
      setFollowed(null);
    },
    [],
  );

  const refusalAt = (shift: PlacedShift, to: NewTimes): string | null =>
    refusalOf({ ...planOfShift(shift), ...to, id: shift.id }, newest.current.facts);

  /** @param part of the shift that is moved. One end alone stays in its row, so the other rows are not judged. */
  const show = (
    shift: PlacedShift,
    to: NewTimes,
    { row, part, ...how }: Pick<Moving, 'row' | 'copies' | 'byKeys'> & { part: TimePart },
  ): void => {
    const { lines, grid } = newest.current;
    const last = movingNow();
    const isSame =
      last?.row === row && last.startsAt === to.startsAt && last.endsAt === to.endsAt && last.copies === how.copies;
    if (isSame) return;
    setMoving({ shift, row, ...to, refused: refusalAt(shift, to), ...how });
    const rendered = new Set([...(grid.current?.querySelectorAll('[data-line]') ?? [])].map(lineAt));
    const refusals = lines.flatMap(({ key, staffId }) => {
      const isTarget = part === 'whole' ? rendered.has(key) : key === row;
      const refusal = isTarget ? refusalAt(shift, { ...to, staffId }) : null;
      return refusal === null ? [] : [[key, refusal] as const];
    });
    setBlocked(new Map(refusals));
  };

  const end = () => {
    release.current?.();
    release.current = undefined;
    setMoving(null);
    setBlocked(null);
  };

  const finish = () => {
    const moving = movingNow();
    end();
    if (!moving) return;
    const { shift, staffId, startsAt, endsAt, copies, byKeys } = moving;
    if (byKeys && staffId !== shift.staffId) setFollowed(shift.id);
    newest.current.onRetime(shift, { staffId, startsAt, endsAt }, copies);
  };

  const shiftAt = (target: EventTarget): PlacedShift | undefined => {
    if (!(target instanceof Element) || target.closest('[aria-haspopup], [role=menu]')) return undefined;
    const id = target.closest<HTMLElement>('[data-shift]')?.dataset.shift;
    return newest.current.shifts.find((shift) => shift.id === id && shift.status !== 'cancelled');
  };

  const onPointerDown = (press: PointerEvent) => {
    const { target, clientX, clientY, button, pointerType } = press;
    const shift = shiftAt(target);
    // A finger scrolls the page. A tap opens the shift, and its menu does the rest.
    if (!shift || button !== 0 || pointerType === 'touch' || !(target instanceof Element)) return;
    const part = (target.closest<HTMLElement>('[data-edge]')?.dataset.edge ?? 'whole') as TimePart;
    const width = target.closest('[data-track]')?.getBoundingClientRect().width ?? 0;
    const from = lineAt(target);
    if (width === 0 || from === undefined) return;
    let isDragged = false;
    const move = (event: globalThis.PointerEvent) => {
      isDragged ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK;
      if (!isDragged) return;
      const { span, lines } = newest.current;
      const minutes = ((event.clientX - clientX) / width) * ((span.until - span.from) / MINUTE);
      const below = part === 'whole' ? lineAt(document.elementFromPoint(event.clientX, event.clientY)) : from;
      const row = lines.find(({ key }) => key === (below ?? from));
      if (!row) return;
      const to = { ...retimed(shift, part, minutes), staffId: row.staffId };
      const copies = part === 'whole' && (event.ctrlKey || event.altKey);
      show(shift, to, { row: row.key, part, copies, byKeys: false });
    };
    const drop = () => {
      if (!isDragged) return end();
      // The click that ends a drag opens nothing.
      const swallow = (click: Event) => {
        click.preventDefault();
        click.stopPropagation();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      finish();
    };
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    const listened = { pointermove: move, pointerup: drop, pointercancel: end, keydown: onKey } as const;
    for (const [kind, listener] of Object.entries(listened)) window.addEventListener(kind, listener as EventListener);
    release.current = () => {
      for (const [kind, listener] of Object.entries(listened)) {
        window.removeEventListener(kind, listener as EventListener);
      }
    };
  };

  /** Returns whether the key was for a shift. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const shift = shiftAt(event.target);
    if (!shift) return false;
    if (event.key === 'Escape' && movingNow()) {
      end();
      return true;
    }
    if (!event.shiftKey || event.ctrlKey || event.metaKey) return false;
    const [sideways, up] = [SIDEWAYS[event.key], UP_AND_DOWN[event.key]];
    if (sideways === undefined && up === undefined) return false;
    event.preventDefault();
    const { lines } = newest.current;
    const now = movingNow() ?? {
      ...shift,
      row: lineAt(event.target as Element) ?? '',
    };
    const part = event.altKey ? 'end' : 'whole';
    const times = retimed({ ...now, breakMinutes: shift.breakMinutes }, part, (sideways ?? 0) * STEP);
    const place = lines.findIndex(({ key }) => key === now.row);
    const line = (event.altKey ? undefined : lines[place + (up ?? 0)]) ?? lines[place];
    if (line) show(shift, { ...times, staffId: line.staffId }, { row: line.key, part, copies: false, byKeys: true });
    return true;
  };

  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key === 'Shift' && movingNow()?.byKeys) finish();
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && movingNow()?.byKeys) end();
  };

  return { onPointerDown, onKeyDown, onKeyUp, onBlur };
}
