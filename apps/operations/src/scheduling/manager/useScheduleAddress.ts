import { calendarDay, oneOf, text, useAddress } from '@platform/module-kit/screens';
import { sundayOf } from '../../shared/calendar/week';
import { useSchedulingSource } from '../source/useSchedulingSource';

const fields = {
  /** A day of the week shown; the club's current week by default. */
  week: calendarDay(),
  /** The view: the week, one day by the hour, or the week and the next one. A phone shows a day in each. */
  view: oneOf(['week', 'day', 'two-weeks']),
  /** The day shown by the hour, and on a phone. */
  day: calendarDay({ replaces: true }),
  rows: oneOf(['people', 'roles'], { replaces: true }),
  role: text({ replaces: true }),
  location: text({ replaces: true }),
  /** The id of a person, or `open`. */
  person: text({ replaces: true }),
  /** The open shift. */
  shift: text(),
  /** Whether auto-fill is open above the schedule. */
  fill: oneOf(['', 'open']),
  /** The open dialog. */
  dialog: oneOf(['', 'create', 'publish', 'coverage', 'time-off', 'recurring', 'emergency', 'answers', 'rules'], {
    name: 'do',
  }),
};

/**
 * The state of the schedule in its address: the Sunday of the `week`, and the `shownDay` of a one-day view, which is
 * today if the week contains it.
 */
export function useScheduleAddress() {
  const { today } = useSchedulingSource();
  const { values, ...address } = useAddress(fields);
  const week = sundayOf(values.week || values.day || today());
  const wanted = [values.day, today()].find((day) => day !== '' && sundayOf(day) === week);
  return { ...address, values: { ...values, week, shownDay: wanted ?? week } };
}

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>['values'];
