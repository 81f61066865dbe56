import { addDays } from '@platform/module-kit/screens';
import { momentAt } from '@platform/ui/dates';
import type { DueReading, Pool, Reading } from '../../source/rows/water';

const HOUR = 60 * 60_000;

export type DueState = 'taken' | 'missed' | 'due' | 'later';

/**
 * The status of a due reading: it can be taken from an hour before it is due, and is missed an hour after. The database
 * notifies managers by the same rule (`app.tell_of_missed_readings`).
 */
export function dueState({ dueAt, takenAt }: DueReading, now: Date): DueState {
  if (takenAt !== null) return 'taken';
  const after = now.getTime() - Date.parse(dueAt);
  if (after > HOUR) return 'missed';
  return after > -HOUR ? 'due' : 'later';
}

/**
 * Whether a reading counts for one that is due, as in the database (`app.due_readings`): from an hour before until an
 * hour after, and for only one of them.
 * @param times of the body of water, `HH:MM`
 */
export function countsFor(
  { dueAt }: DueReading,
  { takenAt }: Pick<Reading, 'takenAt'>,
  { readingTimes }: Pick<Pool, 'readingTimes'>,
  day: string,
  timeZone: string,
): boolean {
  const [due, taken] = [Date.parse(dueAt), Date.parse(takenAt)];
  const earlier = [addDays(day, -1), day]
    .flatMap((each) => readingTimes.map((time) => momentAt(`${each}T${time}`, timeZone)?.getTime() ?? 0))
    .filter((moment) => moment < due);
  const opens = Math.max(due - HOUR, Math.max(...earlier, 0) + HOUR);
  return taken > opens && taken <= due + HOUR;
}
