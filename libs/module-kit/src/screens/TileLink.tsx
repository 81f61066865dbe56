import { token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Leads from a figure to the rows behind it. */
export const TileLink = styled(Link)`
  display: grid;
  min-width: 0;
  height: 100%;
  border-radius: ${token.radius.lg};
  color: inherit;
  text-decoration: none;
  > * {
    transition: border-color ${token.motion.quick};
  }
  &:hover {
    color: inherit;
  }
  &:hover > * {
    border-color: ${token.color.water};
  }
`;
