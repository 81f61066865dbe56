import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Words of second rank. */
export const Quiet = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
`;
