import { Avatar, Badge, DesktopOnly, EmptyState, Icon, Table, TableFrame, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Participant } from '../../source/trainingSource';

interface ParticipantTableProps {
  title: string;
  participants: readonly Participant[];
  /** IANA time zone of the club. */
  timeZone: string;
}

/** Who takes part in a training module, and since when they have completed it. */
export function ParticipantTable({ title, participants, timeZone }: ParticipantTableProps) {
  if (participants.length === 0) {
    return <EmptyState title="Nobody takes part yet" icon={<Icon name="users" size={24} />} />;
  }
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  return (
    <TableFrame label={`Participants of ${title}`}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Status</th>
            <th scope="col" data-align="end">
              Completed on
            </th>
          </tr>
        </thead>
        <tbody>
          {participants.map(({ id, name, completedAt }) => (
            <tr key={id}>
              <th scope="row">
                <Person>
                  <DesktopOnly>
                    <Avatar name={name} size="sm" />
                  </DesktopOnly>
                  {name}
                </Person>
              </th>
              <td>
                {completedAt ? <Badge tone="success">Completed</Badge> : <Badge tone="outline">Not completed</Badge>}
              </td>
              <Day data-align="end">{completedAt ? day.format(completedAt) : '–'}</Day>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
`;

const Day = styled.td`
  white-space: nowrap;
`;
