import { addDays } from '@platform/module-kit/screens';
import { Button, IconButton } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Steps, StepWords } from './stepParts';

interface WeekStepsProps {
  /** The first day of the week shown. */
  week: string;
  /** How many weeks the page shows and one step moves. One by default. */
  count?: 1 | 2;
  /** The first day of the club's current week. */
  currentWeek: string;
  /** Called with the first day of the chosen week. */
  onGoTo: (week: string) => void;
}

/** Steps to the previous, current and next week. */
export function WeekSteps({ week, count = 1, currentWeek, onGoTo }: WeekStepsProps) {
  const last = addDays(week, count * 7 - 1);
  const what = count === 1 ? 'week' : 'two weeks';
  const isOneMonth = week.slice(0, 7) === last.slice(0, 7);
  const end = isOneMonth ? String(Number(last.slice(8))) : dateInWords(last, 'shortDay', 'UTC');
  return (
    <Steps>
      <IconButton
        label={`Previous ${what}`}
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => onGoTo(addDays(week, -7 * count))}
      />
      <StepWords aria-live="polite">
        {dateInWords(week, 'shortDay', 'UTC')} – {end}, {last.slice(0, 4)}
      </StepWords>
      <IconButton
        label={`Next ${what}`}
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => onGoTo(addDays(week, 7 * count))}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={week === currentWeek || undefined}
        onClick={() => onGoTo(currentWeek)}
      >
        This week
      </Button>
    </Steps>
  );
}
