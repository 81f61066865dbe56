import { EntryIcon, Link, type OfferedEntry } from '@platform/module-kit';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '@platform/ui';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountButton } from './AccountButton';
import { useSignOut } from './useSignOut';

interface AccountMenuProps {
  /** The name on its button. */
  name: string;
  /** Who is signed in. */
  heading: ReactNode;
  /** Links to pages. */
  entries: readonly OfferedEntry[];
  /** The words of the exit: `Log out` in the app, `Sign Out` on the public site (specification 2.11). */
  exit: string;
}

/** The menu of the signed-in person, in the app's header and in the public one. */
export function AccountMenu({ name, heading, entries, exit }: AccountMenuProps) {
  const signOut = useSignOut();
  return (
    <Menu trigger={(props) => <AccountButton {...props} name={name} />}>
      <MenuHeading>{heading}</MenuHeading>
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
        {exit}
      </MenuItem>
    </Menu>
  );
}
