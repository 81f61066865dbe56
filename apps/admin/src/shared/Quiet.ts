import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** What explains the line above or beside it. */
export const Quiet = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
