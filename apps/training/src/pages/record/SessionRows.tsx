import { dayInWords } from '@platform/module-kit/screens';
import type { InServiceSession } from '../../source/rows/session';
import { RecordTable } from './RecordTable';

/** The in-service sessions on a record. */
export function SessionRows({ sessions }: { sessions: readonly InServiceSession[] }) {
  return (
    <RecordTable>
      <thead>
        <tr>
          <th scope="col">Topic</th>
          <th scope="col">Day</th>
          <th scope="col">Led by</th>
          <th scope="col" data-align="end">
            Length
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, topic, ledBy, minutes, heldOn }) => (
          <tr key={id}>
            <th scope="row">{topic}</th>
            <td>{dayInWords(heldOn)}</td>
            <td>{ledBy ?? '–'}</td>
            <td data-align="end">{minutes} min</td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
