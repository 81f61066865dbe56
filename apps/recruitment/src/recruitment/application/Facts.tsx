import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Names and values of an application, close together. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${token.space.xs} ${token.space.lg};
  dt {
    color: ${token.color.inkMuted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
