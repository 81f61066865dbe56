import { addDays } from '@platform/module-kit/screens';
import { Button, IconButton, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

interface WeekStepsProps {
  /** The first day of the week that is shown. */
  week: string;
  /** How many weeks are shown from there, and gone on by. One unless told. */
  count?: 1 | 2;
  /** The first day of the club's own week. */
  currentWeek: string;
  /** Told the first day of another week. */
  onGoTo: (week: string) => void;
}

/** The week before, this one and the next. */
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
      <Week aria-live="polite">
        {dateInWords(week, 'shortDay', 'UTC')} – {end}, {last.slice(0, 4)}
      </Week>
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

const Steps = styled.div`
  display: flex;
  align-items: center;
`;

const Week = styled.h2`
  min-width: 9.5rem;
  font-size: ${token.size.md};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.semibold};
  text-align: center;
`;
