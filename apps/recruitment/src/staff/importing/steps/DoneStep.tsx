import { counted } from '@platform/module-kit/screens';
import { Button, DescriptionList, FormActions, Stack, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStaffSource } from '../../source/useStaffSource';
import type { ImportReport } from '../importReport';

interface DoneStepProps {
  report: ImportReport;
  /** Rows with problems that were not imported. */
  leftOut: number;
  onAnother: () => void;
}

/** The result of the import, and what to do next. */
export function DoneStep({ report, leftOut, onAnother }: DoneStepProps) {
  const { basePath } = useStaffSource();
  const { added, updated, unchanged, newRoles } = report;
  const lines = [
    { term: 'Added', description: countInWords(added) },
    { term: 'Brought up to date', description: countInWords(updated) },
    { term: 'Unchanged', description: countInWords(unchanged) },
    { term: 'Left out', description: counted(leftOut, 'row') },
    ...(newRoles.length > 0
      ? [{ term: 'New job roles', description: newRoles.map(({ title }) => title).join(', ') }]
      : []),
  ];
  return (
    <Stack>
      <Title role="status">The file is imported</Title>
      <DescriptionList items={lines} />
      <FormActions>
        <Button as={Link} to={`${basePath}${added > 0 ? '?status=Pending' : ''}`}>
          {added > 0 ? 'See who is pending' : 'See the roster'}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          Import another file
        </Button>
      </FormActions>
    </Stack>
  );
}

const countInWords = (count: number) => counted(count, 'person', 'people');

const Title = styled.h2`
  font-size: ${token.size.lg};
`;
