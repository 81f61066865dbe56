import { wholeDollars } from '@platform/module-kit/screens';
import { Link } from '@platform/module-kit';
import { Button, IconButton, media, SegmentedControl, token } from '@platform/ui';
import { Redo2, Undo2, WandSparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { hours } from '../grid/formats';
import { usePlanning } from '../planning/usePlanning';
import { answersOf } from '../rules/answers';
import { figuresOf } from '../rules/dayFigures';
import { paidMinutes } from '../rules/shiftPlan';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { Filters } from './Filters';
import type { ScheduleRows } from './useScheduleRows';
import { useScheduleAddress } from './useScheduleAddress';
import { WeekSteps } from './WeekSteps';

/** Which week is shown and how: the way to others, undo and redo, rows, filters, and what the week comes to. */
export function ScheduleToolbar({ rows, onPhone }: { rows: ScheduleRows; onPhone: boolean }) {
  const { values, change } = useScheduleAddress();
  const { undo, redo, undoable, redoable } = usePlanning();
  return (
    <Frame>
      <WeekSteps />
      <Steps>
        <IconButton
          label={undoable === undefined ? 'Undo' : `Undo: ${undoable}`}
          icon={<Undo2 size={18} aria-hidden="true" />}
          aria-disabled={undoable === undefined || undefined}
          onClick={undo}
        />
        <IconButton
          label={redoable === undefined ? 'Redo' : `Redo: ${redoable}`}
          icon={<Redo2 size={18} aria-hidden="true" />}
          aria-disabled={redoable === undefined || undefined}
          onClick={redo}
        />
      </Steps>
      <Button
        variant="secondary"
        size="sm"
        icon={<WandSparkles size={16} aria-hidden="true" />}
        aria-expanded={values.fill === 'open'}
        onClick={() => change({ fill: values.fill === 'open' ? '' : 'open' })}
      >
        Auto-fill
      </Button>
      <Filters rows={rows} />
      {!onPhone && (
        <SegmentedControl
          label="Rows"
          options={[
            { value: 'people', label: 'People' },
            { value: 'roles', label: 'Roles' },
          ]}
          value={values.rows}
          onChange={(chosen) => change({ rows: chosen })}
        />
      )}
      <WeekSummary rows={rows} />
    </Frame>
  );
}

/** What the shown week comes to: coverage, answers, hours, and planned cost against the budget. */
function WeekSummary({ rows: { shifts, facts, budget } }: { rows: ScheduleRows }) {
  const { filled, all, cents } = figuresOf(shifts, facts.people);
  const minutes = shifts
    .filter(({ status, staffId }) => status !== 'cancelled' && staffId !== null)
    .reduce((sum, shift) => sum + paidMinutes(shift), 0);
  const isOver = budget !== null && cents > budget * 100;
  const { now } = useSchedulingSource();
  const { linkTo } = useScheduleAddress();
  const answers = answersOf(shifts, now().getTime());
  const asked = answers.confirmed.length + answers.waiting.length + answers.declined.length;
  return (
    <Summary>
      <span>
        <b>
          {filled} of {all}
        </b>{' '}
        covered
      </span>
      {asked > 0 && (
        <Link to={linkTo({ dialog: 'answers', shift: '' })} replace={false}>
          {answers.confirmed.length} of {asked} confirmed
          {answers.declined.length > 0 && <em>, {answers.declined.length} declined</em>}
        </Link>
      )}
      <span>
        <b>{hours(minutes)}</b> hours
      </span>
      <span data-over={isOver || undefined}>
        <b>{wholeDollars(cents)}</b>{' '}
        {budget === null ? 'planned labor' : `of ${wholeDollars(budget * 100)} labor budget${isOver ? ', over' : ''}`}
      </span>
    </Summary>
  );
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xs} ${token.space.sm};
  @media ${media.mobile} {
    gap: ${token.space.xxs};
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
`;

const Summary = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.md};
  margin-left: auto;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
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
