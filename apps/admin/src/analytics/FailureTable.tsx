import { OneLine, Quiet } from '@platform/module-kit/screens';
import { Card, CardTitle, type Column, DataTable, Stack, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import type { ReleaseFailure } from '../source/rows/health';
import { phaseInWords } from './phaseWords';

interface FailureTableProps {
  failures: readonly ReleaseFailure[];
  titleOf(moduleId: string): string;
}

/** Why releases failed in browsers: the error, the source line, and how often. */
export function FailureTable({ failures, titleOf }: FailureTableProps) {
  const nameOf = ({ moduleId, version }: ReleaseFailure) => `${titleOf(moduleId)} ${version}`;
  const columns: Column<ReleaseFailure>[] = [
    { key: 'release', header: 'Release', cell: nameOf, sortBy: nameOf },
    { key: 'why', header: 'Why', cell: (failure) => <Why failure={failure} />, onPhone: 'line' },
    {
      key: 'reports',
      header: 'Reports',
      cell: ({ reports }) => reports.toLocaleString('en-US'),
      sortBy: ({ reports }) => reports,
      align: 'end',
    },
    {
      key: 'clubs',
      header: 'Clubs',
      cell: ({ clubs }) => (clubs === 0 ? 'Visitors' : clubs),
      sortBy: ({ clubs }) => clubs,
      align: 'end',
    },
    {
      key: 'last',
      header: 'Last',
      cell: ({ lastAt }) => <OneLine>{dateInWords(lastAt, 'moment')}</OneLine>,
      sortBy: ({ lastAt }) => lastAt.getTime(),
    },
  ];
  return (
    <Card>
      <Stack>
        <CardTitle>Why releases failed</CardTitle>
        <DataTable
          label="Why releases failed"
          columns={columns}
          rows={failures}
          rowKey={({ moduleId, version, phase, message, stack }) =>
            [moduleId, version, phase, message, ...stack].join(' ')
          }
          rowName={nameOf}
          sort={{ column: 'reports', direction: 'descending' }}
          maxHeight="32rem"
          cards
        />
        <Quiet>Browsers report a message and lines of code, and no person or page. Both are kept for 14 days.</Quiet>
      </Stack>
    </Card>
  );
}

function Why({ failure }: { failure: ReleaseFailure }) {
  const [first, ...others] = failure.stack;
  return (
    <Words>
      <div>{failure.message ?? 'No reason was reported'}</div>
      <Quiet>{phaseInWords(failure)}</Quiet>
      {first && others.length === 0 && <Place>{first}</Place>}
      {first && others.length > 0 && (
        <details>
          <summary>
            <Place>{first}</Place>
          </summary>
          {others.map((frame, place) => (
            <div key={place}>
              <Place>{frame}</Place>
            </div>
          ))}
        </details>
      )}
    </Words>
  );
}

const Words = styled.div`
  min-width: 14rem;
  overflow-wrap: anywhere;
`;

const Place = styled.code`
  font-size: ${token.size.sm};
`;
