import { matchRoute } from '@platform/contract';
import { useManifest, useNavEntries, type OfferedEntry } from '@platform/module-kit';

/** What the public header offers besides the dashboard: links of the account menu to pages for administrators alone. */
export function useAdminEntries(): OfferedEntry[] {
  const manifest = useManifest();
  return useNavEntries('user-menu').filter(({ to }) => {
    const match = matchRoute(manifest, to);
    return match.kind === 'route' && match.route.access === 'admin';
  });
}
