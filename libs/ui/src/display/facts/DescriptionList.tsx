import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/breakpoint';
import { token } from '../../tokens/token';

export interface DescriptionListProps {
  items: readonly { term: string; description: ReactNode }[];
}

/** Names and values of one thing, such as a club's details. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, description }) => (
        <Row key={term}>
          <Term>{term}</Term>
          <dd>{description}</dd>
        </Row>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(7rem, 12rem) 1fr;
  gap: ${token.space.md};
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space.hair};
  }
  padding-block: ${token.space.sm};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const Term = styled.dt`
  color: ${token.color.inkMuted};
`;
