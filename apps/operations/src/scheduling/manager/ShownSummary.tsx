import { Link } from '@platform/module-kit';
import { wholeDollars, hoursFigure } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';

import { answersOf } from '../rules/publishing/answers';
import { figuresOf, shiftsOn } from '../rules/figures/dayFigures';
import { paidMinutes } from '../rules/shift/shiftPlan';
import { useSchedulingSource } from '../source/useSchedulingSource';
import type { ScheduleRows } from './useScheduleRows';
import { useScheduleAddress } from './useScheduleAddress';

/** The totals of the shown shifts: coverage, answers, hours, and planned cost against the budget of the shown weeks. */
export function ShownSummary({ rows, byDay }: { rows: ScheduleRows; byDay: boolean }) {
  const { now, timeZone } = useSchedulingSource();
  const { values, linkTo } = useScheduleAddress();
  const { weeks, facts } = rows;
  const all = weeks.flatMap(({ shifts }) => shifts);
  const shifts = byDay ? shiftsOn(all, values.shownDay, timeZone) : all;
  const figures = figuresOf(shifts, facts.people);
  const budgets = byDay ? [null] : weeks.map(({ budget }) => budget);
  // If one of the weeks has no budget, the sum has none.
  const budget = budgets.includes(null) ? null : budgets.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const minutes = shifts
    .filter(({ status, staffId }) => status !== 'cancelled' && staffId !== null)
    .reduce((sum, shift) => sum + paidMinutes(shift), 0);
  const isOver = budget !== null && figures.cents > budget * 100;
  const answers = answersOf(all, now().getTime());
  const asked = answers.confirmed.length + answers.waiting.length + answers.declined.length;
  return (
    <Summary>
      <span>
        <b>
          {inWords(figures.filled)} of {inWords(figures.all)}
        </b>{' '}
        covered
      </span>
      {asked > 0 && !byDay && (
        <Link to={linkTo({ dialog: 'answers', shift: '' })} replace={false}>
          {inWords(answers.confirmed.length)} of {inWords(asked)} confirmed
          {answers.declined.length > 0 && <em>, {answers.declined.length} declined</em>}
        </Link>
      )}
      <span>
        <b>{hoursFigure(minutes / 60)}</b> hours
      </span>
      <span data-over={isOver || undefined}>
        <b>{wholeDollars(figures.cents)}</b>{' '}
        {budget === null ? 'planned labor' : `of ${wholeDollars(budget * 100)} labor budget${isOver ? ', over' : ''}`}
      </span>
    </Summary>
  );
}

const inWords = (count: number): string => count.toLocaleString('en-US');

const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.md};
  align-items: baseline;
  margin-left: auto;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
  /* Large enough to press with a finger. */
  a {
    padding-block: ${token.space.xxs};
  }
  b {
    color: ${token.color.ink};
    font-weight: ${token.weight.semibold};
  }
  em,
  [data-over],
  [data-over] b {
    color: ${token.color.danger};
    font-style: normal;
  }
`;
