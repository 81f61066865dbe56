import { Link } from '@platform/module-kit';
import { addDays, dayInWords, ExportRows, Toolbar } from '@platform/module-kit/screens';
import { Badge, Button, IconButton, Inline, token } from '@platform/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { laborState, laborWords } from '../rules/laborWeek';
import type { LaborWeek } from '../source/rows/labor';
import { useOperationsSource } from '../source/useOperationsSource';
import { useOperationsAddress } from '../useOperationsAddress';

interface WeekBarProps {
  week: string;
  current: string;
  weeks: readonly LaborWeek[];
}

/** The week that is shown, and the way to others. */
export function WeekBar({ week, current, weeks }: WeekBarProps) {
  const source = useOperationsSource();
  const { change } = useOperationsAddress();
  const show = (next: string) => change({ week: next === current ? '' : next });
  const last = addDays(week, 6);
  return (
    <Toolbar>
      <Inline $gap="xs">
        <IconButton
          label="Week before"
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={() => show(addDays(week, -7))}
        />
        <WeekName>{`${dayInWords(week, last)} – ${dayInWords(last)}`}</WeekName>
        <IconButton
          label="Week after"
          icon={<ChevronRight size={20} aria-hidden="true" />}
          onClick={() => show(addDays(week, 7))}
        />
        {week === current ? (
          <Badge tone="water">This week</Badge>
        ) : (
          <Button size="sm" variant="quiet" onClick={() => show(current)}>
            This week
          </Button>
        )}
      </Inline>
      <Inline $gap="xs">
        <ExportRows fileName={`labor-${week}`} columns={laborCsv} rows={weeks} />
        <Button as={Link} to={`${source.schedulingPath}?week=${week}`} variant="secondary">
          See the shifts
        </Button>
      </Inline>
    </Toolbar>
  );
}

const laborCsv = [
  { header: 'Week', value: ({ weekStart }: LaborWeek) => weekStart },
  { header: 'Department', value: ({ department }: LaborWeek) => department },
  { header: 'Hours', value: ({ minutes }: LaborWeek) => minutes / 60 },
  { header: 'Planned', value: ({ plannedCents }: LaborWeek) => plannedCents / 100 },
  { header: 'Budget', value: ({ budgetCents }: LaborWeek) => (budgetCents === null ? null : budgetCents / 100) },
  {
    header: 'Status',
    value: ({ budgetCents, plannedCents }: LaborWeek) => laborWords[laborState(budgetCents, plannedCents)].words,
  },
];

const WeekName = styled.h2`
  font-size: ${token.size.md};
  font-variant-numeric: tabular-nums;
`;
