import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { CheckMark } from './CheckMark';

/** What is included, one below the other. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List role="list">
      {items.map((item) => (
        <li key={item}>
          <CheckMark />
          {item}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  align-content: start;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space.sm};
    line-height: 1.4;
    text-wrap: balance;
  }
  svg {
    margin-top: 0.2em;
  }
`;
