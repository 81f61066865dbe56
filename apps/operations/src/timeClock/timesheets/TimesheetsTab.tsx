import { Loaded } from '@platform/module-kit';
import {
  csvLines,
  downloadCsv,
  ExportButton,
  FailedAlert,
  Figure,
  type FigureProps,
  FigureStrip,
  MISSING_FIGURE,
  moneyInWords,
  Toolbar,
} from '@platform/module-kit/screens';
import { Card, DataTable, EmptyState, onDemand, SkeletonTable, Stack, token } from '@platform/ui';
import { Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { minutesInWords } from '../rules/minutes';
import { isClockUsed, missedShifts } from '../rules/overShifts';
import { payrollColumns, totalsOf } from '../rules/payroll';
import { useOverShifts, useTimesheets } from '../source/queries';
import type { ClockRules } from '../source/rows/rules';
import type { Timesheet } from '../source/rows/timesheet';
import { useTimeClockSource } from '../source/useTimeClockSource';
import { useTimeClockAddress } from '../useTimeClockAddress';
import { ApproveButton } from './ApproveButton';
import { timesheetColumns } from './timesheetColumns';
import { usePersonOfAddress } from './usePersonOfAddress';
import { WeekSteps } from './WeekSteps';

const PersonWeek = onDemand(() => import('./PersonWeek'))('PersonWeek');

/** Everyone's hours in a workweek, compared with the plan, with approval and the payroll file. */
export function TimesheetsTab({ rules }: { rules: ClockRules }) {
  const source = useTimeClockSource();
  const { values, change, linkTo } = useTimeClockAddress();
  const { week } = values;
  const sheets = useTimesheets(week);
  const person = usePersonOfAddress(sheets);
  const over = useOverShifts(week);
  const missed = over.data && missedShifts(over.data);
  return (
    <Stack>
      <Loaded
        query={sheets}
        label="the timesheets"
        failure="Failed to fetch the timesheets"
        shape={<SkeletonTable columns={6} />}
      >
        {(found) => (
          <>
            <Toolbar>
              <WeekSteps />
              <Buttons>
                {missed && <ApproveButton sheets={found} missed={missed} />}
                {source.canExport && (
                  <ExportButton
                    of="payroll"
                    disabled={found.length === 0}
                    onExport={() => downloadCsv(`payroll-${week}.csv`, csvLines(payrollColumns(week), found))}
                  />
                )}
              </Buttons>
            </Toolbar>
            {over.error && <FailedAlert query={over} title="Failed to fetch the missed shifts" />}
            <Totals sheets={found} over={over} rules={rules} />
            <Card $padding="none">
              <DataTable
                label="Timesheets"
                columns={timesheetColumns((staffId) => linkTo({ person: staffId }), missed)}
                rows={found}
                rowKey={({ staffId }) => staffId}
                rowName={({ name }) => name}
                cards
                sort={{ column: 'name', direction: 'ascending' }}
                inPage
                empty={
                  <EmptyState
                    title="No hours in this week"
                    description="People appear here once they are planned or have clocked in."
                    icon={<Clock size={24} aria-hidden="true" />}
                  />
                }
              />
            </Card>
          </>
        )}
      </Loaded>
      {person && (
        <PersonWeek
          key={person.staffId}
          staffId={person.staffId}
          name={person.name}
          week={week}
          over={over.data}
          sheet={sheets.data?.find(({ staffId }) => staffId === person.staffId)}
          rules={rules}
          onClose={() => change({ person: '' })}
        />
      )}
    </Stack>
  );
}

interface TotalsProps {
  sheets: readonly Timesheet[];
  over: ReturnType<typeof useOverShifts>;
  rules: ClockRules;
}

function Totals({ sheets, over, rules }: TotalsProps) {
  const { minutes, overtimeMinutes, cents } = totalsOf(sheets);
  const planned = sheets.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
  const approved = sheets.filter(({ approvedAt }) => approvedAt !== null).length;
  return (
    <FigureStrip aria-label="The week">
      <Figure
        label="Worked"
        value={minutesInWords(minutes)}
        detail={planned > 0 ? `of ${minutesInWords(planned)} planned` : 'none planned'}
      />
      <Figure
        label="Overtime"
        value={minutesInWords(overtimeMinutes)}
        detail={rules.isOvertimeExempt ? 'exempt' : `over ${rules.weeklyHoursCap} h`}
        alarming={overtimeMinutes > 0}
      />
      <Figure label="Missed shifts" {...missedFigure(over)} />
      <Figure label="Pay" value={moneyInWords(cents)} detail="before taxes" />
      <Figure label="Approved" value={`${approved} of ${sheets.length}`} detail="people" />
    </FigureStrip>
  );
}

/** The shifts that no one clocked in for; without a value until they are counted. */
function missedFigure({ data, isError }: TotalsProps['over']): Pick<FigureProps, 'value' | 'detail' | 'alarming'> {
  if (!data) return isError ? MISSING_FIGURE : {};
  if (!isClockUsed(data)) return { value: '–', detail: 'no one clocked in' };
  const { length } = missedShifts(data);
  return { value: length, detail: 'did not clock in', alarming: length > 0 };
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.sm};
`;
