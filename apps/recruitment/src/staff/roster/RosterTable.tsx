import { decimalsOfHours, PersonName } from '@platform/module-kit/screens';
import { type Column, DataTable, token } from '@platform/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { StaffMember } from '../source/rows/staffMember';
import { FULL_WEEK_HOURS } from '../rules/fullWeek';
import { CertificationsLine } from './CertificationsLine';
import { payInWords, telephoneLink } from './formats';
import { StatusBadge } from './StatusBadge';
import { useStaffAddress } from '../useStaffAddress';
import { WeeklyHours } from './WeeklyHours';

interface RosterTableProps {
  people: readonly StaffMember[];
  today: string;
}

/** The roster on a wide page. Leaves out columns that are empty for the reader. */
export function RosterTable({ people, today }: RosterTableProps) {
  const { linkTo } = useStaffAddress();
  const showsDetails = people.some(({ details, isSelf }) => details !== null && !isSelf);
  const decimals = decimalsOfHours(people.flatMap(({ details }) => details?.hoursThisWeek ?? []));
  const columns = useMemo(
    () => (showsDetails ? [...shared(linkTo, today), ...forManagers(decimals)] : shared(linkTo, today)),
    [showsDetails, linkTo, today, decimals],
  );
  return (
    <DataTable
      label="Staff"
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      sort={{ column: 'name', direction: 'ascending' }}
      dense
      inPage
    />
  );
}

const shared = (linkTo: ReturnType<typeof useStaffAddress>['linkTo'], today: string): Column<StaffMember>[] => [
  {
    key: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: ({ id, name, isSelf }) => (
      <PersonName name={name} to={linkTo({ open: id })}>
        {isSelf && <You>You</You>}
      </PersonName>
    ),
  },
  { key: 'role', header: 'Role', sortBy: ({ role }) => role, cell: ({ role }) => role },
  {
    key: 'status',
    header: 'Status',
    sortBy: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    key: 'certifications',
    header: 'Certifications',
    sortBy: ({ badge, expiring }) => (badge === 'Current' ? expiring : -1),
    cell: (person) => <CertificationsLine person={person} today={today} />,
  },
];

const forManagers = (decimals: number): Column<StaffMember>[] => [
  {
    key: 'hours',
    header: `Hours of ${FULL_WEEK_HOURS}`,
    align: 'end',
    sortBy: ({ details }) => details?.hoursThisWeek ?? null,
    cell: ({ details }) => (details ? <WeeklyHours hours={details.hoursThisWeek} decimals={decimals} /> : '–'),
  },
  {
    key: 'phone',
    header: 'Phone',
    wideOnly: true,
    cell: ({ details }) => (details?.phone ? <Phone href={telephoneLink(details.phone)}>{details.phone}</Phone> : '–'),
  },
  {
    key: 'pay',
    header: 'Pay',
    align: 'end',
    sortBy: ({ details }) => details?.hourlyRate ?? null,
    cell: ({ details }) => payInWords(details?.hourlyRate),
  },
];

const Phone = styled.a`
  color: inherit;
  text-decoration: none;
  &:hover {
    color: ${token.color.water};
    text-decoration: underline;
  }
`;

const You = styled.span`
  color: ${token.color.inkMuted};
  font-weight: ${token.weight.regular};
`;
