import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** The title of a group in a dialog, with a badge for how many it has. */
export const GroupTitle = styled.h3`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;
