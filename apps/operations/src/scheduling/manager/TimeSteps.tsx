import { addDays } from '@platform/module-kit/screens';
import { Button, IconButton } from '@platform/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { sundayOf } from '../../shared/calendar/week';
import { WeekSteps } from '../../shared/calendar/WeekSteps';
import { dayWords } from '../../shared/calendar/dayWords';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { useScheduleAddress, type ScheduleAddress } from './useScheduleAddress';
import { Steps, StepWords } from '../../shared/calendar/stepParts';

/** Steps to other days or weeks of the schedule. One step is as long as the view. */
export function TimeSteps({ view }: { view: ScheduleAddress['view'] }) {
  const { today } = useSchedulingSource();
  const { values, change } = useScheduleAddress();
  const now = sundayOf(today());
  if (view === 'day') return <DaySteps />;
  return (
    <WeekSteps
      week={values.week}
      count={view === 'two-weeks' ? 2 : 1}
      currentWeek={now}
      onGoTo={(sunday) => change({ week: sunday === now ? '' : sunday, day: '' })}
    />
  );
}

/** Steps to the previous day, today and the next. */
function DaySteps() {
  const { today } = useSchedulingSource();
  const { values, change } = useScheduleAddress();
  const goTo = (day: string) => change({ day: day === today() ? '' : day, week: '' });
  return (
    <Steps>
      <IconButton
        label="Previous day"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => goTo(addDays(values.shownDay, -1))}
      />
      <StepWords aria-live="polite">{dayWords(values.shownDay)}</StepWords>
      <IconButton
        label="Next day"
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => goTo(addDays(values.shownDay, 1))}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={values.shownDay === today() || undefined}
        onClick={() => goTo(today())}
      >
        Today
      </Button>
    </Steps>
  );
}
