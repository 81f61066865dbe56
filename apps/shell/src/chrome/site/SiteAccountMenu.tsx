import type { OfferedEntry } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { loadMenu } from '@platform/ui';
import { AccountMenu } from '../header/AccountMenu';
import { useFetchAhead } from '../useFetchAhead';

/**
 * The signed-in person, the pages for administrators, and Sign Out, for windows too narrow to list them in the public
 * header.
 */
export function SiteAccountMenu({ entries }: { entries: readonly OfferedEntry[] }) {
  const { user, displayName } = useAuth();
  useFetchAhead(loadMenu);
  return <AccountMenu name={displayName} heading={user?.email} entries={entries} exit="Sign Out" />;
}
