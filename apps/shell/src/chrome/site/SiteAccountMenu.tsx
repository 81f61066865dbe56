import { Link } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { loadMenu, Menu, MenuHeading, MenuItem, MenuSeparator } from '@platform/ui';
import { LogOut, ShieldCheck } from 'lucide-react';
import { AccountButton } from '../header/AccountButton';
import { useFetchAhead } from '../useFetchAhead';
import { useSignOut } from '../header/useSignOut';

/** Who is signed in, the way to Admin, and the way out: a menu where the public header has no room for them. */
export function SiteAccountMenu({ offersAdmin }: { offersAdmin: boolean }) {
  const { user, displayName } = useAuth();
  const signOut = useSignOut();
  useFetchAhead(loadMenu);
  return (
    <Menu trigger={(props) => <AccountButton {...props} name={displayName} />}>
      <MenuHeading>{user?.email}</MenuHeading>
      <MenuSeparator />
      {offersAdmin && (
        <MenuItem asChild>
          <Link to="/admin">
            <span>
              <ShieldCheck size={18} aria-hidden="true" />
              Admin
            </span>
          </Link>
        </MenuItem>
      )}
      <MenuItem icon={<LogOut size={18} aria-hidden="true" />} onSelect={signOut}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
