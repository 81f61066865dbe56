import { dayInWords, hoursInColumn } from '@platform/module-kit/screens';
import { Link } from 'react-router-dom';
import type { RecordedModule } from '../../source/rows/person';
import { useTrainingSource } from '../../source/useTrainingSource';
import { DueBadge } from '../DueBadge';
import { RecordTable } from './RecordTable';

/** The modules on a record. */
export function ModuleRows({ modules }: { modules: readonly RecordedModule[] }) {
  const { basePath } = useTrainingSource();
  const inColumn = hoursInColumn(modules.flatMap(({ inServiceHours }) => inServiceHours ?? []));
  return (
    <RecordTable>
      <thead>
        <tr>
          <th scope="col">Module</th>
          <th scope="col">Completed on</th>
          <th scope="col">Due</th>
          <th scope="col" data-align="end">
            Hours
          </th>
        </tr>
      </thead>
      <tbody>
        {modules.map(({ participantId, moduleId, title, due, inServiceHours: hours, completedOn }) => (
          <tr key={participantId}>
            <th scope="row">
              <Link to={`${basePath}/${moduleId}`}>{title}</Link>
            </th>
            <td>{completedOn ? dayInWords(completedOn) : 'Not completed'}</td>
            <td>
              <DueBadge due={due} />
            </td>
            <td data-align="end">{hours === null ? '–' : inColumn(hours)}</td>
          </tr>
        ))}
      </tbody>
    </RecordTable>
  );
}
