import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The link to the parent page, for the eyebrow of a page's header. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return <Back to={to}>← {children}</Back>;
}

const Back = styled(Link)`
  /* 24 px high: https://www.w3.org/TR/WCAG22/#target-size-minimum */
  display: inline-flex;
  align-items: center;
  min-height: 1.5rem;
  text-decoration: none;
  @media print {
    display: none;
  }
`;
