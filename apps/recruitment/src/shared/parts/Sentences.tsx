import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Sentences of an alert, one a line. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <List>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${token.space.md};
`;
