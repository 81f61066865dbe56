import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** The rule that a shift would break at a place where it is dragged, above what is around it. */
export const BrokenRule = styled.p`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: ${token.layer.menu};
  width: 15rem;
  padding: ${token.space.xs};
  border-radius: ${token.radius.sm};
  background: ${token.color.danger};
  color: ${token.color.onDanger};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.regular};
  line-height: ${token.leading.control};
  white-space: normal;
  pointer-events: none;
`;
