import { matching, oneOf, text, useAddress } from '@platform/module-kit/screens';
import { workweekOf } from './rules/workweek';
import { useClockRules } from './source/queries';
import { useTimeClockSource } from './source/useTimeClockSource';

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const fields = {
  tab: oneOf(['today', 'timesheets']),
  /** A day of the workweek that is shown; the current one without it. */
  week: matching(DAY),
  /** The person whose week is open beside the list. */
  person: text(),
  dialog: oneOf(['', 'rules'], { name: 'do', replaces: true }),
};

/** What the time clock shows, in its address. `week` is the first day of the workweek that is shown. */
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
