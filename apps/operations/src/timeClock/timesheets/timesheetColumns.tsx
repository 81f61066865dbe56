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
        <Under>
          <RowName to={linkTo(staffId)}>{name}</RowName>
          <Muted>{role}</Muted>
        </Under>
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
      cell: ({ minutes, overtimeMinutes }) => (
        <Under>
          <OneLine>{minutesInWords(minutes)}</OneLine>
          {overtimeMinutes > 0 && <Muted>{minutesInWords(overtimeMinutes)} overtime</Muted>}
        </Under>
      ),
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
          <Under>
            <span>
              <Badge tone="neutral">Open</Badge>
            </span>
            <Muted>for another manager</Muted>
          </Under>
        ) : (
          <Badge tone="neutral">Open</Badge>
        ),
      onPhone: 'beside',
    },
  ];
};

/** More about a fact below it: in a column of its own, it would push the last columns of a tablet out of sight. */
const Under = styled.span`
  display: grid;
`;

const Missed = styled.span`
  color: ${token.color.danger};
  font-weight: ${token.weight.semibold};
  white-space: nowrap;
`;
