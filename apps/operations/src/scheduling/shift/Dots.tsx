import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Opens a menu. Uses letters, because hundreds of icons would take longer than the rest of the cards. */
export const Dots = styled.button`
  width: 1.5rem;
  height: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.inkMuted};
  &::before {
    content: '⋮' / '';
    font-weight: ${token.weight.bold};
  }
  &:hover {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
`;
