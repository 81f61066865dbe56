import { token } from '@platform/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The way up, above a page's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return <Back to={to}>← {children}</Back>;
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${token.control.target};
  font-size: ${token.size.sm};
  text-decoration: none;
  @media print {
    display: none;
  }
`;
