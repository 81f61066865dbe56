import { addDays } from '@platform/module-kit/screens';
import { Button, IconButton, token } from '@platform/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { weekInWords } from '../rules/clockWords';
import { useTimeClockAddress } from '../useTimeClockAddress';

/** The workweek before, this one and the next. */
export function WeekSteps() {
  const { values, change, currentWeek } = useTimeClockAddress();
  const { week } = values;
  const goTo = (first: string) => change({ week: first === currentWeek ? '' : first });
  return (
    <Steps>
      <IconButton
        label="Previous week"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={() => goTo(addDays(week, -7))}
      />
      <strong aria-live="polite">{weekInWords(week, addDays(week, 6))}</strong>
      <IconButton
        label="Next week"
        icon={<ChevronRight size={18} aria-hidden="true" />}
        onClick={() => goTo(addDays(week, 7))}
      />
      <Button
        variant="secondary"
        size="sm"
        aria-disabled={week === currentWeek || undefined}
        onClick={() => goTo(currentWeek)}
      >
        This week
      </Button>
    </Steps>
  );
}

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xs};
`;
