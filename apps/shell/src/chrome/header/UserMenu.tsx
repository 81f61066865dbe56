import { useNavEntries } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { AccountMenu } from './AccountMenu';

/** The signed-in person, the pages that are not in the sidebar, and Log out. */
export function UserMenu() {
  const { user, displayName, club } = useAuth();
  const entries = useNavEntries('user-menu');
  if (!user) return null;
  const heading = (
    <>
      <Name>{displayName}</Name>
      {displayName !== user.email && <span>{user.email}</span>}
      {club && <Club>{club.name}</Club>}
    </>
  );
  return <AccountMenu name={displayName} heading={heading} entries={entries} exit="Log out" />;
}

const Name = styled.strong`
  display: block;
  color: ${token.color.ink};
`;

const Club = styled.span`
  display: block;
`;
