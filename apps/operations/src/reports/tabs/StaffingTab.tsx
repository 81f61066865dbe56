import { absenceOfWork, COUNTED_SHIFTS } from '@platform/contract/reports';
import { Link, Loaded } from '@platform/module-kit';
import { FigureStrip, hoursInColumn, JOB_ROLES_FAILED, STAFF_FAILED } from '@platform/module-kit/screens';
import { BarChart, Card, Donut } from '@platform/ui';
import { Absences } from '../parts/Absences';
import { ComparedFailed } from '../parts/ComparedFailed';
import { MeasureFigure, useRowsLink } from '../parts/MeasureFigure';
import { RoleLink } from '../parts/RoleLink';
import { ReportTable, type ReportColumn } from '../parts/ReportTable';
import { Charts, TabFrame, Tables } from '../parts/TabFrame';
import { besideByWeek, NO_HOURS_NEXT } from '../parts/weekCharts';
import { usePeriod } from '../period/PeriodContext';
import { inWords, shareOf } from '../rules/measure';
import { roleOf } from '../rules/roleOf';
import {
  useComparedWeeks,
  useComparedWork,
  useHours,
  usePositions,
  useStaff,
  useWeeks,
  useWork,
} from '../source/queries';
import type { PersonHours, Work } from '../source/rows/work';
import type { Position, StaffMeasures } from '../source/rows/people';
import type { Week } from '../source/rows/figures';
import { useHoursWords } from '../period/useHoursWords';
import { useReportsSource } from '../source/useReportsSource';
import { REPORTS_FAILED } from '../source/failures';
import { columnThen } from '../parts/columnThen';
import { coverageColumns } from '../parts/coverageColumns';

/** The staff, the filled positions, and the hours of each person. */
export function StaffingTab() {
  const { canViewAnalytics } = useReportsSource();
  const { days, compared } = usePeriod();
  const words = useHoursWords();
  const staff = useStaff();
  const positions = usePositions();
  const roles = useWork(days, 'role');
  const rolesThen = useComparedWork(compared, 'role');
  const weeks = useWeeks(days);
  const weeksThen = useComparedWeeks(compared);
  const hours = useHours(days);
  return (
    <TabFrame queries={[staff, positions, roles, rolesThen, weeks, weeksThen, hours]} figures={6}>
      <ComparedFailed queries={[rolesThen, weeksThen]} />
      <Loaded query={staff} failure={STAFF_FAILED} height="5rem">
        {(found) => <StaffFigures staff={found} />}
      </Loaded>
      <Absences
        why={[absenceOfWork(weeks.data, days.name), compared && absenceOfWork(weeksThen.data, compared.name)]}
      />
      <Charts>
        <Card as="section">
          <Loaded query={weeks} failure={REPORTS_FAILED} height="18rem">
            {(found) => <HoursChart now={found} then={weeksThen.data ?? []} />}
          </Loaded>
        </Card>
        <Card as="section">
          <Loaded query={roles} failure={REPORTS_FAILED} height="18rem">
            {(found) => (
              <Donut
                title={`${words.name} hours by role`}
                partName="Role"
                totalLabel="in all"
                parts={found.map((role) => ({ label: roleOf(role), value: role.hours }))}
                format={(value) => inWords(value, 'hours')}
                empty={{
                  title: words.none,
                  description: NO_HOURS_NEXT,
                }}
              />
            )}
          </Loaded>
        </Card>
      </Charts>
      <Tables>
        <Loaded query={positions} failure={JOB_ROLES_FAILED} height="16rem">
          {(found) => <PositionsTable positions={found} />}
        </Loaded>
        <Loaded query={roles} failure={REPORTS_FAILED} height="16rem">
          {(found) => <RolesTable roles={found} then={rolesThen.data ?? []} />}
        </Loaded>
      </Tables>
      {canViewAnalytics && (
        <Loaded query={hours} failure={STAFF_FAILED} height="16rem">
          {(found) => <PeopleTable people={found} />}
        </Loaded>
      )}
    </TabFrame>
  );
}

function StaffFigures({ staff }: { staff: StaffMeasures }) {
  const { rows } = useReportsSource();
  const { membersPerStaff } = staff;
  return (
    <FigureStrip aria-label="Figures">
      <MeasureFigure
        measure={{ label: 'People', format: 'count', now: staff.people }}
        to={rows.staff}
        note={membersPerStaff === null ? 'today' : `1:${membersPerStaff} to members`}
      />
      <MeasureFigure
        measure={{ label: 'Positions filled', format: 'percent', now: staff.filledPercent }}
        to={`${rows.staff}?tab=roles`}
        note={`${staff.filled} of ${staff.positions}`}
      />
      {staff.averageRateCents !== null && (
        <MeasureFigure
          measure={{ label: 'Average rate', format: 'money', now: staff.averageRateCents }}
          to={`${rows.staff}?tab=analytics`}
          note="an hour"
        />
      )}
      <MeasureFigure
        measure={{ label: 'Retention', format: 'percent', now: staff.retentionPercent }}
        to={`${rows.staff}?tab=analytics`}
        note="finished last season"
      />
      <MeasureFigure
        measure={{ label: 'Return rate', format: 'percent', now: staff.returnPercent }}
        to={`${rows.staff}?tab=analytics`}
        note="of people who may return"
      />
      <MeasureFigure
        measure={{ label: 'Expiring certifications', format: 'count', now: staff.certificationsExpiring }}
        to={`${rows.staff}?certification=expiring`}
        note="within 30 days"
        alarming={staff.certificationsExpiring > 0}
      />
    </FigureStrip>
  );
}

function HoursChart({ now, then }: { now: readonly Week[]; then: readonly Week[] }) {
  const { days, compared } = usePeriod();
  const words = useHoursWords();
  const names = { now: days.name, then: compared?.name ?? '' };
  return (
    <BarChart
      title={`${words.name} hours by week`}
      categoryName="Week of"
      {...besideByWeek(names, now, then, ({ hours }) => hours)}
      format={(value) => inWords(value, 'hours')}
      empty={{ title: words.none, description: NO_HOURS_NEXT }}
    />
  );
}

function PositionsTable({ positions }: { positions: readonly Position[] }) {
  const columns: ReportColumn<Position>[] = [
    { header: 'Job role', value: ({ title }) => title },
    { header: 'Filled', value: ({ filled }) => filled, align: 'end' },
    { header: 'Positions', value: ({ total }) => total, align: 'end' },
    { header: 'Open', value: ({ filled, total }) => Math.max(0, total - filled), align: 'end' },
    {
      header: 'Staffed',
      value: ({ filled, total }) => shareOf(filled, total),
      show: ({ filled, total }) => inWords(shareOf(filled, total), 'percent'),
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title="Positions today"
      note="How many positions of each role are filled."
      fileName="positions"
      columns={columns}
      rows={positions}
      rowName={({ title }) => title}
      rowKey={({ id }) => id}
      empty="No job roles defined yet"
    />
  );
}

function RolesTable({ roles, then }: { roles: readonly Work[]; then: readonly Work[] }) {
  const { compared } = usePeriod();
  const words = useHoursWords();
  const inColumn = hoursInColumn(roles.map(({ hours }) => hours));
  const columns: ReportColumn<Work>[] = [
    { header: 'Role', value: roleOf, show: (role) => <RoleLink role={role} /> },
    ...coverageColumns,
    {
      header: `${words.name} hours`,
      value: ({ hours }) => hours,
      show: ({ hours }) => inColumn(hours),
      align: 'end',
    },
    ...columnThen('Hours', ({ hours }: Work) => hours, 'hours', then, compared),
  ];
  return (
    <ReportTable
      title="Work by role"
      note={`${COUNTED_SHIFTS} ${words.sentence}`}
      fileName="work-by-role"
      columns={columns}
      rows={roles}
      rowName={roleOf}
      empty="No shifts in these days"
    />
  );
}

function PeopleTable({ people }: { people: readonly PersonHours[] }) {
  const words = useHoursWords();
  const { rows } = useReportsSource();
  const link = useRowsLink(rows.staff);
  const inColumn = hoursInColumn(people.map(({ hours }) => hours));
  const columns: ReportColumn<PersonHours>[] = [
    {
      header: 'Name',
      value: ({ name }) => name,
      ...(link !== undefined && {
        show: ({ staffId, name }: PersonHours) => <Link to={`${link}?open=${staffId}`}>{name}</Link>,
      }),
    },
    { header: 'Role', value: ({ role }) => role },
    { header: 'Shifts', value: ({ shifts }) => shifts, align: 'end' },
    {
      header: `${words.name} hours`,
      value: ({ hours }) => hours,
      show: ({ hours }) => inColumn(hours),
      align: 'end',
    },
  ];
  return (
    <ReportTable
      title={`${words.name} hours by person`}
      note={words.sentence}
      fileName="hours-by-person"
      columns={columns}
      rows={people}
      rowName={({ name }) => name}
      rowKey={({ staffId }) => staffId}
      empty="No staff members found"
    />
  );
}
