import { HOME_OF_MEMBERS } from '@platform/contract';
import { Link, useAdminEntries, useHasOwnModules } from '@platform/module-kit';
import { useMedia } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Button, media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { SiteAccountMenu } from './SiteAccountMenu';
import { TIGHT_LINE } from './tightLine';
import { useSignOut } from '../header/useSignOut';

/**
 * The extra links of a signed-in person in the public header; visitors see no sign-in control. The page arrives as
 * visitors see it, so these links appear together, once all of them are known. The email address shrinks first.
 */
export function SignedInLinks() {
  const { user, membership, club, isAdmin } = useAuth();
  const adminEntries = useAdminEntries();
  const hasOwnModules = useHasOwnModules();
  const isTight = useMedia(TIGHT_LINE);
  const signOut = useSignOut();
  if (!user || membership.status === 'loading' || (isAdmin && !hasOwnModules)) return null;
  const dashboard = club && (
    <Button as={Link} to={HOME_OF_MEMBERS} size="sm">
      Dashboard
    </Button>
  );
  if (isTight) {
    return (
      <Account>
        {dashboard}
        <SiteAccountMenu entries={adminEntries} />
      </Account>
    );
  }
  return (
    <Account>
      <Email title={user.email}>{user.email}</Email>
      <Actions>
        {dashboard}
        {adminEntries.map(({ to, label }) => (
          <Button key={to} as={Link} to={to} size="sm" variant="secondary">
            {label}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onClick={signOut}>
          Sign Out
        </Button>
      </Actions>
    </Account>
  );
}

const Account = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  min-width: 0;
  white-space: nowrap;

  @media ${media.mobile} {
    flex-wrap: wrap;
    margin-top: ${token.space.sm};
    padding-top: ${token.space.md};
    border-top: 1px solid ${token.color.line};
  }
`;

const Email = styled.span`
  min-width: 0;
  max-width: 16rem;
  margin-inline-end: ${token.space.xs};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};

  @media ${media.mobile} {
    flex-basis: 100%;
    max-width: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${token.space.xs};
`;
