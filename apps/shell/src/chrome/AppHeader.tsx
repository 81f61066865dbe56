import { brand } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Avatar, Badge, Menu, MenuHeading, MenuItem, MenuSeparator, token, Wordmark } from '@platform/ui';
import { LogOut } from 'lucide-react';
import { styled } from 'styled-components';
import { SidebarToggle } from './SidebarToggle';
import { useSignOut } from './useSignOut';

/** The fixed header of the signed-in platform and of the demo. */
export function AppHeader({ demo }: { demo: boolean }) {
  return (
    <Bar>
      <SidebarToggle />
      <HomeLink to={demo ? '/' : '/dashboard'} aria-label={`${brand.name} home`}>
        <Wordmark name={brand.name} size={28} />
      </HomeLink>
      {demo && <Badge tone="court">Demo</Badge>}
      <Space />
      <UserMenu />
    </Bar>
  );
}

function UserMenu() {
  const { user, displayName, club } = useAuth();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <Menu
      trigger={(props) => (
        <Person {...props} type="button" aria-label={`Account of ${displayName}`}>
          <Avatar name={displayName} />
        </Person>
      )}
    >
      <MenuHeading>
        <Name>{displayName}</Name>
        {displayName !== user.email && <span>{user.email}</span>}
        {club && <Club>{club.name}</Club>}
      </MenuHeading>
      <MenuSeparator />
      <MenuItem icon={<LogOut size={18} aria-hidden="true" />} onSelect={() => void signOut()}>
        Log out
      </MenuItem>
    </Menu>
  );
}

const Bar = styled.header`
  grid-area: header;
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  height: var(--header-height);
  padding-inline: 0.125rem ${token.space.md};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surface};
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  border-radius: ${token.radius.sm};
  text-decoration: none;
`;

const Space = styled.span`
  flex: 1;
`;

const Person = styled.button`
  display: grid;
  place-items: center;
  width: ${token.control.target};
  height: ${token.control.target};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.full};
  background: none;
`;

const Name = styled.strong`
  display: block;
  color: ${token.color.ink};
`;

const Club = styled.span`
  display: block;
`;
