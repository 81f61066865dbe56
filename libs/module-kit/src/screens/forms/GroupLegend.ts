import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Names a group of controls like the label of a field. */
export const GroupLegend = styled.legend`
  padding: 0 0 ${token.space.xs};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;
