import { Loaded } from '@platform/module-kit';
import {
  addDays,
  counted,
  csvLines,
  downloadCsv,
  ExportButton,
  Figure,
  FigureStrip,
  moneyInWords,
  RowName,
  Toolbar,
} from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  DataTable,
  EmptyState,
  onDemand,
  SkeletonTable,
  Stack,
  toast,
  token,
  type Column,
} from '@platform/ui';
import { CheckCheck, Clock } from 'lucide-react';
import { styled } from 'styled-components';
import { minutesInWords } from '../rules/minutes';
import { payrollColumns, totalsOf } from '../rules/payroll';
import { useTimesheets } from '../source/queries';
import type { ClockRules, Timesheet } from '../source/timeClockSource';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';
import { useTimeClockAddress } from '../useTimeClockAddress';
import { WeekSteps } from './WeekSteps';

const PersonWeek = onDemand(() => import('./PersonWeek'))('PersonWeek');

/** Everyone's hours in a workweek beside the plan, with approval and the payroll file. */
export function TimesheetsTab({ rules }: { rules: ClockRules }) {
  const source = useTimeClockSource();
  const { values, change, linkTo } = useTimeClockAddress();
  const { week, person } = values;
  const sheets = useTimesheets(week);
  return (
    <Stack>
      <Loaded
        query={sheets}
        label="the timesheets"
        failure="The timesheets could not be fetched"
        shape={<SkeletonTable columns={6} />}
      >
        {(found) => (
          <>
            <Toolbar>
              <WeekSteps />
              <Buttons>
                <ApproveButton sheets={found} />
                {source.canExport && (
                  <ExportButton
                    of="payroll"
                    disabled={found.length === 0}
                    onExport={() => downloadCsv(`payroll-${week}.csv`, csvLines(payrollColumns(week), found))}
                  />
                )}
              </Buttons>
            </Toolbar>
            <Totals sheets={found} rules={rules} />
            <Card $padding="none">
              <DataTable
                label="Timesheets"
                columns={columnsFor((staffId) => linkTo({ person: staffId }))}
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
      {person !== '' && (
        <PersonWeek
          key={person}
          staffId={person}
          week={week}
          sheet={sheets.data?.find(({ staffId }) => staffId === person)}
          rules={rules}
          onClose={() => change({ person: '' })}
        />
      )}
    </Stack>
  );
}

/** Whether a manager can approve the week now. */
const isApprovable = ({ approvedAt, openEntries }: Timesheet) => approvedAt === null && openEntries === 0;

/** Approves everyone whose hours are complete, once the week is over. */
function ApproveButton({ sheets }: { sheets: readonly Timesheet[] }) {
  const source = useTimeClockSource();
  const { values } = useTimeClockAddress();
  const approvable = sheets.filter(isApprovable).map(({ staffId }) => staffId);
  const approving = useTimeClockChange((staffIds: readonly string[]) => source.approve(staffIds, values.week), {
    failed: 'The week was not approved',
  });
  if (addDays(values.week, 7) > source.today() || approvable.length === 0) return null;
  return (
    <Button
      icon={<CheckCheck size={18} aria-hidden="true" />}
      loading={approving.isPending}
      onClick={() =>
        approving.mutate(approvable, {
          onSuccess: () =>
            toast({
              title: `${counted(approvable.length, 'timesheet', 'timesheets')} approved`,
              description: 'Their hours are closed. What is still missing becomes an adjustment.',
              tone: 'success',
            }),
        })
      }
    >
      Approve {approvable.length}
    </Button>
  );
}

function Totals({ sheets, rules }: { sheets: readonly Timesheet[]; rules: ClockRules }) {
  const { minutes, overtimeMinutes, cents } = totalsOf(sheets);
  const planned = sheets.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0);
  const approved = sheets.filter(({ approvedAt }) => approvedAt !== null).length;
  return (
    <FigureStrip aria-label="The week">
      <Figure label="Worked" value={minutesInWords(minutes)} detail={`of ${minutesInWords(planned)} planned`} />
      <Figure
        label="Overtime"
        value={minutesInWords(overtimeMinutes)}
        detail={rules.isOvertimeExempt ? 'exempt' : `over ${rules.weeklyHoursCap} h`}
        alarming={overtimeMinutes > 0}
      />
      <Figure label="Pay" value={moneyInWords(cents)} detail="before taxes" />
      <Figure label="Approved" value={`${approved} of ${sheets.length}`} detail="people" />
    </FigureStrip>
  );
}

const columnsFor = (linkTo: (staffId: string) => string): Column<Timesheet>[] => [
  {
    key: 'name',
    header: 'Person',
    cell: ({ name, staffId }) => <RowName to={linkTo(staffId)}>{name}</RowName>,
    sortBy: ({ name }) => name,
  },
  { key: 'role', header: 'Role', cell: ({ role }) => role, sortBy: ({ role }) => role, onPhone: 'away' },
  {
    key: 'planned',
    header: 'Planned',
    cell: ({ plannedMinutes }) => <OneLine>{minutesInWords(plannedMinutes)}</OneLine>,
    sortBy: ({ plannedMinutes }) => plannedMinutes,
    align: 'end',
  },
  {
    key: 'worked',
    header: 'Worked',
    cell: ({ minutes }) => <OneLine>{minutesInWords(minutes)}</OneLine>,
    sortBy: ({ minutes }) => minutes,
    align: 'end',
  },
  {
    key: 'overtime',
    header: 'Overtime',
    cell: ({ overtimeMinutes }) => (overtimeMinutes === 0 ? '–' : <OneLine>{minutesInWords(overtimeMinutes)}</OneLine>),
    sortBy: ({ overtimeMinutes }) => overtimeMinutes,
    align: 'end',
  },
  {
    key: 'pay',
    header: 'Pay',
    cell: ({ regularCents, overtimeCents }) => moneyInWords(regularCents + overtimeCents),
    sortBy: ({ regularCents, overtimeCents }) => regularCents + overtimeCents,
    align: 'end',
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ approvedAt, openEntries }) =>
      approvedAt !== null ? (
        <Badge tone="success">Approved</Badge>
      ) : openEntries > 0 ? (
        <Badge tone="warning">At work</Badge>
      ) : (
        <Badge tone="neutral">Open</Badge>
      ),
    onPhone: 'beside',
  },
];

/** Hours and minutes must be read together. */
const OneLine = styled.span`
  white-space: nowrap;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.sm};
`;
