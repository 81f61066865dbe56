import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Says below the legend of a group what is wrong with it, like the error of a field. */
export const GroupError = styled.p.attrs({ role: 'alert' })`
  color: ${token.color.danger};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;
