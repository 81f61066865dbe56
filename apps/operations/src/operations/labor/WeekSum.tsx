import { type HoursBasis, hoursWords } from '@platform/contract/reports';
import { moneyInWords, hoursInWords } from '@platform/module-kit/screens';
import { Badge, Card, token } from '@platform/ui';
import { styled } from 'styled-components';
import { weekTotal } from '../rules/labor/laborWeek';
import { laborState, laborWords } from '../../shared/labor/laborState';
import type { LaborWeek } from '../source/rows/labor';

interface WeekSumProps {
  weeks: readonly LaborWeek[];
  week: string;
  basis: HoursBasis;
}

/** The week across all departments: its cost, and what is left of the budgets. */
export function WeekSum({ weeks, week, basis }: WeekSumProps) {
  const { laborCents, budgetCents, budgetedCents, minutes } = weekTotal(weeks, week);
  const { words, tone } = laborWords[laborState(budgetCents, budgetedCents)];
  const left = budgetCents === null ? null : budgetCents - budgetedCents;
  return (
    <Card>
      <Totals>
        <div>
          <dt>{hoursWords[basis].name}</dt>
          <dd>{moneyInWords(laborCents)}</dd>
        </div>
        <div>
          <dt>Budget</dt>
          <dd>{moneyInWords(budgetCents)}</dd>
        </div>
        <div>
          <dt>{left !== null && left < 0 ? 'Over' : 'Left'}</dt>
          <dd>{left === null ? '–' : moneyInWords(Math.abs(left))}</dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{hoursInWords(minutes / 60)}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge tone={tone}>{words}</Badge>
          </dd>
        </div>
      </Totals>
    </Card>
  );
}

const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.md};
  dt {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
  dd {
    font-size: ${token.size.lg};
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;
