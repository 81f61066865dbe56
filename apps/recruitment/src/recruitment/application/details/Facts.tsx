import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** A compact list of names and values. */
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
