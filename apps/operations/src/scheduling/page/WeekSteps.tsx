import { WeekSteps as Steps } from '../../shared/WeekSteps';
import { sundayOf } from '../../shared/week';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { useScheduleAddress } from './useScheduleAddress';

/** The way to other weeks of the schedule. */
export function WeekSteps() {
  const { today } = useSchedulingSource();
  const { values, change } = useScheduleAddress();
  const now = sundayOf(today());
  return (
    <Steps
      week={values.week}
      currentWeek={now}
      onGoTo={(sunday) => change({ week: sunday === now ? '' : sunday, day: '' })}
    />
  );
}
