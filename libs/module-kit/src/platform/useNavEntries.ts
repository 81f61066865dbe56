import type { NavEntry } from '@platform/contract';
import { adminEntries, entriesWithoutClub, navEntries, type OfferedEntry } from './navEntries';
import { useManifest, useModulesRetry } from './useManifest';
import { useRights } from './useRights';

/** Entries of one list of links, from the manifests of the modules that the person has. */
export function useNavEntries(area: NavEntry['area']): OfferedEntry[] {
  const entries = navEntries(useManifest(), area, useRights());
  const isUnknown = useModulesRetry() !== undefined;
  // Whether the club has the modules of the page is unknown, so they are not offered.
  return isUnknown ? entries.filter(({ section }) => section !== 'modules') : entries;
}

/** What the public header offers besides the dashboard: links to pages for administrators alone. */
export const useAdminEntries = (): OfferedEntry[] => adminEntries(useManifest(), useRights());

/** The sidebar's links for an administrator without a club. */
export const useEntriesWithoutClub = (): OfferedEntry[] => entriesWithoutClub(useManifest(), useRights());
