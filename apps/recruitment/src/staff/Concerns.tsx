import { Alert, token } from '@platform/ui';
import { styled } from 'styled-components';

interface ConcernsProps {
  concerns: readonly string[];
  /** The button that goes on all the same, such as "Add anyway". */
  goOn: string;
}

/** What may be a slip, above the button that goes on all the same. */
export function Concerns({ concerns, goOn }: ConcernsProps) {
  if (concerns.length === 0) return null;
  return (
    <Alert tone="warning" title="Is this meant?">
      <List>
        {concerns.map((concern) => (
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
