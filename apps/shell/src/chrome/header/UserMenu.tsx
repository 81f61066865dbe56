import { EntryIcon, Link, useNavEntries } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Menu, MenuHeading, MenuItem, MenuSeparator, token } from '@platform/ui';
import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { AccountButton } from './AccountButton';
import { useSignOut } from './useSignOut';

/** The signed-in person, the pages that are not in the sidebar, and Log out. */
export function UserMenu() {
  const { user, displayName, club } = useAuth();
  const entries = useNavEntries('user-menu');
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <Menu trigger={(props) => <AccountButton {...props} name={displayName} />}>
      <MenuHeading>
        <Name>{displayName}</Name>
        {displayName !== user.email && <span>{user.email}</span>}
        {club && <Club>{club.name}</Club>}
      </MenuHeading>
      <MenuSeparator />
      {entries.map(({ to, label, icon }) => (
        <MenuItem key={to} asChild>
          <Link to={to}>
            <span>
              <EntryIcon icon={icon} size={18} />
              {label}
            </span>
          </Link>
        </MenuItem>
      ))}
      {entries.length > 0 && <MenuSeparator />}
      <MenuItem icon={<LogOut size={18} aria-hidden="true" />} onSelect={signOut}>
        Log out
      </MenuItem>
    </Menu>
  );
}

const Name = styled.strong`
  display: block;
  color: ${token.color.ink};
`;

const Club = styled.span`
  display: block;
`;
