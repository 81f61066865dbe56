import { CardTitle, token } from '@platform/ui';
import { styled } from 'styled-components';

/** The heading of a card whose rows reach its edges. */
export const ListTitle = styled(CardTitle)`
  padding: ${token.space.md} ${token.space.lg} ${token.space.sm};
`;

/** The rows of a card, which bring their own space. */
export const ListRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
