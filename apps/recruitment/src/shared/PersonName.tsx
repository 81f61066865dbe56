import { Link } from '@platform/module-kit';
import { Avatar, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface PersonNameProps {
  name: string;
  /** Leads to all about them. */
  to: string;
  /** A word beside the name. */
  children?: ReactNode;
}

/** A person in a row of a table. */
export function PersonName({ name, to, children }: PersonNameProps) {
  return (
    <Person>
      <Avatar name={name} size="sm" />
      <Name to={to}>{name}</Name>
      {children}
    </Person>
  );
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
`;

const Name = styled(Link)`
  color: ${token.color.ink};
  font-weight: ${token.weight.semibold};
  text-decoration: none;
  &:hover {
    color: ${token.color.water};
    text-decoration: underline;
  }
`;
