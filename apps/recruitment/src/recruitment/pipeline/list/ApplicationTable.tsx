import { dayInWords, daysBetween, OneLine, PersonName } from '@platform/module-kit/screens';
import { Badge, type Column, DataTable, token } from '@platform/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { CanWork } from '../../application/details/CanWork';
import { Certificates } from '../../application/details/Certificates';
import { MoveMenu } from '../../application/moves/MoveMenu';
import { useRecruitmentAddress } from '../../useRecruitmentAddress';
import { positionsInWords } from '../../rules/positionsInWords';
import { isOverdue } from '../../rules/reviewDue';
import { applicationStatuses, statusLabels, statusTones } from '../../rules/status';
import type { Application } from '../../source/rows/application';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';
import { useStandings } from '../../application/useStandings';

/** Everyone who applied, as a sortable table. */
export function ApplicationTable({ applications }: { applications: readonly Application[] }) {
  const standings = useStandings();
  const today = useRecruitmentSource().today();
  const columns = useMemo(() => columnsOver(standings, today), [standings, today]);
  return (
    <Frame>
      <DataTable
        label="Applications"
        columns={columns}
        rows={applications}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        sort={{ column: 'applied', direction: 'descending' }}
        dense
        maxHeight="max(26rem, calc(100dvh - 16rem))"
      />
    </Frame>
  );
}

const columnsOver = (standings: ReturnType<typeof useStandings>, today: string): Column<Application>[] => [
  {
    key: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: (application) => <Name application={application} />,
  },
  {
    key: 'positions',
    header: 'Positions',
    sortBy: (application) => positionsInWords(application) || null,
    cell: (application) => <Positions>{positionsInWords(application)}</Positions>,
  },
  {
    key: 'status',
    header: 'Status',
    sortBy: ({ status }) => applicationStatuses.indexOf(status),
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
  },
  {
    key: 'certificates',
    header: 'Certificates',
    sortBy: (application) => standings.of(application)?.missing.length ?? null,
    cell: (application) => <Certificates standing={standings.of(application)} wrap />,
  },
  {
    key: 'work',
    header: 'Can work',
    sortBy: ({ availability }) => availability.firstDay,
    cell: ({ availability }) => <CanWork availability={availability} today={today} />,
  },
  {
    key: 'days',
    header: 'Days',
    sortBy: (application) => standings.of(application)?.since ?? null,
    cell: (application) => {
      const standing = standings.of(application);
      if (!standing) return '–';
      const days = Math.max(0, daysBetween(standing.since, today)).toLocaleString('en-US');
      return isOverdue(standing, today, application.season) ? <Badge tone="danger">{days}, overdue</Badge> : days;
    },
  },
  {
    key: 'applied',
    header: 'Applied',
    sortBy: ({ appliedDate }) => appliedDate,
    cell: ({ appliedDate }) => <OneLine>{dayInWords(appliedDate, today)}</OneLine>,
  },
  { key: 'move', header: 'Move', align: 'end', cell: (application) => <MoveMenu application={application} /> },
];

function Name({ application: { id, name } }: { application: Application }) {
  const { linkTo } = useRecruitmentAddress();
  return <PersonName name={name} to={linkTo({ open: id })} />;
}

const Frame = styled.div`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;

const Positions = styled.div`
  min-width: 8.5rem;
`;
