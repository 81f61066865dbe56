import { WeekSteps as Steps } from '../../shared/calendar/WeekSteps';
import { useTimeClockAddress } from '../useTimeClockAddress';

/** Steps to other workweeks. */
export function WeekSteps() {
  const { values, change, currentWeek } = useTimeClockAddress();
  return (
    <Steps
      week={values.week}
      currentWeek={currentWeek}
      onGoTo={(first) => change({ week: first === currentWeek ? '' : first })}
    />
  );
}
