import { useMember } from '@platform/session';
import { useMemo, type ReactNode } from 'react';
import { createOwnClubSource } from './source/ownClubSource';
import { ClubSourceProvider } from './source/useClubSource';

interface MemberPagesProps {
  /** Pages over the member's club. */
  children: ReactNode;
  /** Shown to people without a club. */
  noClub: ReactNode;
}

/** Gives the pages of a member the source of their club. A failure to read the club again does not take it away. */
export function MemberPages({ children, noClub }: MemberPagesProps) {
  const { user, club, role, displayName } = useMember() ?? {};
  const source = useMemo(
    () =>
      user && club && role !== undefined && displayName !== undefined
        ? createOwnClubSource({ userId: user.id, email: user.email, displayName, role, club })
        : undefined,
    [user, club, role, displayName],
  );
  return source ? <ClubSourceProvider value={source}>{children}</ClubSourceProvider> : noClub;
}
