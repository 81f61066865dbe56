import { hoursFigure } from '@platform/module-kit/screens';
import { Progress, token } from '@platform/ui';
import { styled } from 'styled-components';
import { FULL_WEEK_HOURS } from '../rules/fullWeek';

/**
 * A person's weekly hours compared with a full week. Hours beyond it cost time and a half.
 * @param decimals of the hours, as in the other rows
 */
export function WeeklyHours({ hours, decimals }: { hours: number; decimals: number }) {
  const isOver = hours > FULL_WEEK_HOURS;
  return (
    <Line>
      <Bar>
        <Progress
          label="Hours this week"
          value={hours}
          max={FULL_WEEK_HOURS}
          valueText={`${hoursFigure(hours)} of ${FULL_WEEK_HOURS} hours`}
          tone={isOver ? 'danger' : 'water'}
        />
      </Bar>
      <Figure $isOver={isOver}>{hoursFigure(hours, decimals)}</Figure>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${token.space.xs};
`;

const Bar = styled.span`
  width: 3rem;
  /* On a small laptop, the figure says enough. */
  @container (max-width: 68rem) {
    display: none;
  }
`;

const Figure = styled.span<{ $isOver: boolean }>`
  min-width: 2.25rem;
  color: ${({ $isOver }) => ($isOver ? token.color.dangerInk : 'inherit')};
  font-weight: ${({ $isOver }) => ($isOver ? token.weight.semibold : 'inherit')};
  text-align: end;
`;
