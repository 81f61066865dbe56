import { Alert, token } from '@platform/ui';
import { styled } from 'styled-components';
import { FailedReads } from '../shared/FailedReads';
import type { AskedConcerns } from './person/usePersonConcerns';
import { failures } from './source/words';

interface ConcernsProps {
  concerns: AskedConcerns;
  /** The button that goes on all the same, such as "Add anyway". */
  goOn: string;
}

/** What may be a slip, above the button that goes on all the same; or why it is not known, with Retry. */
export function Concerns({ concerns: { asked, reads }, goOn }: ConcernsProps) {
  if (asked.length === 0) return <FailedReads title={failures.checks} reads={reads} />;
  return (
    <Alert tone="warning" title="Is this meant?">
      <List>
        {asked.map((concern) => (
          <li key={concern}>{concern}</li>
        ))}
      </List>
      Change it, or choose “{goOn}”.
    </Alert>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${token.space.md};
`;
