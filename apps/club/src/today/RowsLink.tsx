import { useHasRoute } from '@platform/module-kit';
import { token } from '@platform/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

interface RowsLinkProps {
  /** A path of the platform, or a target on this page such as #modules. */
  to: string;
  children: ReactNode;
}

/** Links a figure to its rows, if the person has the page that shows them. */
export function RowsLink({ to, children }: RowsLinkProps) {
  const hasPage = useHasRoute(to);
  return hasPage || to.startsWith('#') ? <Follow to={to}>{children}</Follow> : children;
}

const Follow = styled(Link)`
  display: grid;
  height: 100%;
  border-radius: ${token.radius.lg};
  color: inherit;
  text-decoration: none;

  > * {
    transition: border-color ${token.motion.quick};
  }

  &:hover > * {
    border-color: ${token.color.water};
  }
`;
