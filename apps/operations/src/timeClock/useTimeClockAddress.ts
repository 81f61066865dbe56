import { calendarDay, oneOf, rowId, useAddress } from '@platform/module-kit/screens';
import { workweekOf } from '../shared/calendar/week';
import { useClockRules } from './source/queries';
import { useTimeClockSource } from './source/useTimeClockSource';

const fields = {
  tab: oneOf(['today', 'timesheets', 'devices']),
  /** A day of the workweek shown; the current one by default. */
  week: calendarDay(),
  /** The person whose week is open in the drawer. */
  person: rowId(),
  dialog: oneOf(['', 'rules'], { name: 'do', replaces: true }),
};

/** The state of the time clock page in its address. `week` is the first day of the workweek shown. */
export function useTimeClockAddress() {
  const { today } = useTimeClockSource();
  const rules = useClockRules();
  const { values, ...address } = useAddress(fields);
  const startsOn = rules.data?.workweekStart ?? 0;
  return {
    ...address,
    values: { ...values, week: workweekOf(values.week || today(), startsOn) },
    currentWeek: workweekOf(today(), startsOn),
  };
}
