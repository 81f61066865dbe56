import { dayInWords } from '@platform/module-kit/screens';
import { Table, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { Participant } from '../../source/rows/module';

/** All participants of a module on paper, each with a line to sign on. */
export function ParticipantSheet({ participants }: { participants: readonly Participant[] }) {
  return (
    <Sheet>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Due</th>
          <th scope="col">Completed on</th>
          <th scope="col">Signature</th>
        </tr>
      </thead>
      <tbody>
        {participants.map(({ id, name, due, completedOn }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{due ? dayInWords(due.on) : '–'}</td>
            <td>{completedOn === null ? 'Not completed' : dayInWords(completedOn)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </Sheet>
  );
}

const Sheet = styled(Table)`
  thead {
    display: table-header-group;
  }
  tr {
    break-inside: avoid;
  }
  th,
  td {
    padding-inline: 0 ${token.space.md};
    border-bottom: 1px solid ${token.color.line};
  }
  td:last-child {
    width: 34%;
  }
`;
