import { EntryIcon, Link, type OfferedEntry } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { loadMenu, Menu, MenuHeading, MenuItem, MenuSeparator } from '@platform/ui';
import { LogOut } from 'lucide-react';
import { AccountButton } from '../header/AccountButton';
import { useFetchAhead } from '../useFetchAhead';
import { useSignOut } from '../header/useSignOut';

/**
 * The signed-in person, the pages for administrators, and Sign Out, for windows too narrow to list them in the public
 * header.
 */
export function SiteAccountMenu({ entries }: { entries: readonly OfferedEntry[] }) {
  const { user, displayName } = useAuth();
  const signOut = useSignOut();
  useFetchAhead(loadMenu);
  return (
    <Menu trigger={(props) => <AccountButton {...props} name={displayName} />}>
      <MenuHeading>{user?.email}</MenuHeading>
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
      <MenuItem icon={<LogOut size={18} aria-hidden="true" />} onSelect={signOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
