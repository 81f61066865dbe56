import { addDays } from '@platform/module-kit/screens';
import { Button, IconButton, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';

interface WeekStepsProps {
  /** The first day of the week that is shown. */
  week: string;
  /** The first day of the club's own week. */
  currentWeek: string;
  /** Told the first day of another week. */
  onGoTo: (week: string) => void;
}

/** The week before, this one and the next. */
export function WeekSteps({ week, currentWeek, onGoTo }: WeekStepsProps) {
  const last = addDays(week, 6);
  const isOneMonth = week.slice(0, 7) === last.slice(0, 7);
  const end = isOneMonth ? String(Number(last.slice(8))) : dateInWords(last, 'shortDay', 'UTC');
  return (
    <Steps>
      <IconButton
        label="Previous week"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => onGoTo(addDays(week, -7))}
      />
      <Week aria-live="polite">
        {dateInWords(week, 'shortDay', 'UTC')} – {end}, {last.slice(0, 4)}
      </Week>
      <IconButton
        label="Next week"
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => onGoTo(addDays(week, 7))}
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
