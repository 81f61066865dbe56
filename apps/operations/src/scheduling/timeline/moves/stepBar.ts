import type { KeyboardEvent } from 'react';
import { movingNow } from '../moving';
import { retimed, STEP } from '../retime';
import { lineAt, shiftAt, showMove, type BarDay } from './barMoves';

const SIDEWAYS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const UP_AND_DOWN: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves the focused bar, or with Alt its end, by one step of an arrow key. Returns whether the key was for the bar. */
export function stepBar(event: KeyboardEvent, day: BarDay): boolean {
  const shift = shiftAt(event.target, day.shifts);
  if (!shift || !event.shiftKey || event.ctrlKey || event.metaKey) return false;
  const [sideways, up] = [SIDEWAYS[event.key], UP_AND_DOWN[event.key]];
  if (sideways === undefined && up === undefined) return false;
  event.preventDefault();
  const now = movingNow() ?? { ...shift, row: lineAt(event.target as Element) ?? '' };
  const part = event.altKey ? 'end' : 'whole';
  const times = retimed({ ...now, breakMinutes: shift.breakMinutes }, part, (sideways ?? 0) * STEP);
  const place = day.lines.findIndex(({ key }) => key === now.row);
  const line = (event.altKey ? undefined : day.lines[place + (up ?? 0)]) ?? day.lines[place];
  if (!line) return true;
  const to = { ...times, staffId: line.staffId };
  showMove(day, shift, to, { row: line.key, part, copies: false, byKeys: true });
  return true;
}
