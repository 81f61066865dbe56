import { Avatar, DesktopOnly, token } from '@platform/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RowName } from '../parts/listParts';

interface PersonNameProps {
  name: string;
  /** Leads to all about them; null where the reader may not open it. */
  to: string | null;
  /** A word beside the name. */
  children?: ReactNode;
}

/** A person in a row of a table. On a phone a row is a card, and the name has a line of its own. */
export function PersonName({ name, to, children }: PersonNameProps) {
  return (
    <Person>
      <DesktopOnly>
        <Avatar name={name} size="sm" />
      </DesktopOnly>
      {to === null ? name : <RowName to={to}>{name}</RowName>}
      {children}
    </Person>
  );
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
`;
