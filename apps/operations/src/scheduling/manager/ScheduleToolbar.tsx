import { Button, IconButton, media, SegmentedControl, token } from '@platform/ui';
import { Printer, Redo2, Undo2, WandSparkles } from 'lucide-react';
import { styled } from 'styled-components';
import { usePlanning } from '../planning/usePlanning';
import { Filters } from './Filters';
import type { ScheduleRows } from './useScheduleRows';
import { useScheduleAddress } from './useScheduleAddress';
import { ShownSummary } from './ShownSummary';
import { TimeSteps } from './TimeSteps';

/**
 * What the schedule shows: steps to other weeks, the view, undo and redo, filters, rows, and the totals of the shown
 * shifts.
 */
export function ScheduleToolbar({ rows, onPhone }: { rows: ScheduleRows; onPhone: boolean }) {
  const { values, change } = useScheduleAddress();
  const { undo, redo, undoable, redoable } = usePlanning();
  const byDay = !onPhone && values.view === 'day';
  return (
    <Frame>
      <TimeSteps view={onPhone ? 'week' : values.view} />
      {!onPhone && (
        <SegmentedControl
          label="View"
          options={[
            { value: 'day', label: 'Day' },
            { value: 'week', label: 'Week' },
            { value: 'two-weeks', label: '2 weeks' },
          ]}
          value={values.view}
          onChange={(view) => change({ view })}
        />
      )}
      {!onPhone && !byDay && (
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
        <IconButton label="Print" icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()} />
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
      <ShownSummary rows={rows} byDay={byDay} />
    </Frame>
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
  @media print {
    display: none;
  }
`;

const Steps = styled.div`
  display: flex;
  align-items: center;
`;
