import { counted, moneyInWords, Muted, OneLine, RowName } from '@platform/module-kit/screens';
import { Badge, token, type Column } from '@platform/ui';
import { styled } from 'styled-components';
import { minutesInWords } from '../rules/minutes';
import type { OverShift, Timesheet } from '../source/rows/timesheet';

/** The columns of the list of timesheets. @param missed the week's shifts without hours */
export const timesheetColumns = (
  linkTo: (staffId: string) => string,
  missed: readonly OverShift[] | undefined,
): Column<Timesheet>[] => {
  const missedOf = (person: string) => missed?.filter(({ staffId }) => staffId === person).length;
  return [
    {
      key: 'name',
      header: 'Person',
      cell: ({ name, role, staffId }) => (
        <Person>
          <RowName to={linkTo(staffId)}>{name}</RowName>
          <Muted>{role}</Muted>
        </Person>
      ),
      sortBy: ({ name }) => name,
    },
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
      key: 'missed',
      header: 'Missed',
      cell: ({ staffId }) => {
        const count = missedOf(staffId);
        if (count === undefined) return null;
        return count === 0 ? '–' : <Missed>{counted(count, 'shift')}</Missed>;
      },
      sortBy: ({ staffId }) => missedOf(staffId) ?? 0,
      align: 'end',
    },
    {
      key: 'overtime',
      header: 'Overtime',
      cell: ({ overtimeMinutes }) =>
        overtimeMinutes === 0 ? '–' : <OneLine>{minutesInWords(overtimeMinutes)}</OneLine>,
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
      cell: ({ approvedAt, openEntries, isForOthers }) =>
        approvedAt !== null ? (
          <Badge tone="success">Approved</Badge>
        ) : openEntries > 0 ? (
          <Badge tone="warning">At work</Badge>
        ) : isForOthers ? (
          <Badge tone="neutral">For another manager</Badge>
        ) : (
          <Badge tone="neutral">Open</Badge>
        ),
      onPhone: 'beside',
    },
  ];
};

/** The role below the name: in a column of its own, it would push the last columns of a tablet out of sight. */
const Person = styled.span`
  display: grid;
`;

const Missed = styled.span`
  color: ${token.color.danger};
  font-weight: ${token.weight.semibold};
  white-space: nowrap;
`;
