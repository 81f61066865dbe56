import { matching, oneOf, text, useAddress } from '@platform/module-kit/screens';
import { DAY_IN_ADDRESS } from '../../shared/dayInAddress';
import { sundayOf } from '../../shared/week';
import { useSchedulingSource } from '../source/useSchedulingSource';

const fields = {
  /** A day of the week that is shown; the club's own week without it. */
  week: matching(DAY_IN_ADDRESS),
  /** What is shown: the week, one day by the hour, or the week and the next one. A phone shows a day in each. */
  view: oneOf(['week', 'day', 'two-weeks']),
  /** The day that is shown by the hour, and on a phone. */
  day: matching(DAY_IN_ADDRESS, { replaces: true }),
  rows: oneOf(['people', 'roles'], { replaces: true }),
  role: text({ replaces: true }),
  location: text({ replaces: true }),
  /** The id of a person, or `open`. */
  person: text({ replaces: true }),
  /** The shift that is open over the page. */
  shift: text(),
  /** Whether auto-fill stands above the schedule. */
  fill: oneOf(['', 'open']),
  /** What else is open over the page. */
  dialog: oneOf(['', 'create', 'publish', 'coverage', 'time-off', 'recurring', 'emergency', 'answers', 'rules'], {
    name: 'do',
  }),
};

/**
 * What the schedule shows, in its address: the Sunday of the `week`, and the `shownDay` of a view of one day, which is today
 * where the week has it.
 */
export function useScheduleAddress() {
  const { today } = useSchedulingSource();
  const { values, ...address } = useAddress(fields);
  const week = sundayOf(values.week || values.day || today());
  const wanted = [values.day, today()].find((day) => day !== '' && sundayOf(day) === week);
  return { ...address, values: { ...values, week, shownDay: wanted ?? week } };
}

export type ScheduleAddress = ReturnType<typeof useScheduleAddress>['values'];
