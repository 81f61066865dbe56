import { matchRoute, type NavEntry, type PlatformManifest } from '@platform/contract';
import { isOffered, type Rights } from './isOffered';
import { iconNamed, type ModuleIcon } from './moduleIcon';

/** A link as the shell renders it. */
export interface OfferedEntry extends Omit<NavEntry, 'icon'> {
  icon?: ModuleIcon;
}

/** The links of one list that lead somewhere, by `order`, then by label. */
export function navEntries(manifest: PlatformManifest, area: NavEntry['area'], rights: Rights): OfferedEntry[] {
  return manifest.modules
    .flatMap(({ descriptor }) => descriptor.nav.map((entry) => ({ ...entry, icon: iconNamed(descriptor, entry.icon) })))
    .filter((entry) => entry.area === area && isForPerson(entry, rights) && isOffered(manifest, entry.to, rights))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

/** The links of the user menu that lead to pages for administrators alone. */
export const adminEntries = (manifest: PlatformManifest, rights: Rights): OfferedEntry[] =>
  navEntries(manifest, 'user-menu', rights).filter(({ to }) => isForAdmins(manifest, to));

/**
 * The sidebar's links for an administrator without a club. None of its own links leads anywhere for them, so it lists
 * the pages for administrators, which are in the user menu for everyone else.
 */
export const entriesWithoutClub = (manifest: PlatformManifest, rights: Rights): OfferedEntry[] =>
  rights.hasNoClub ? adminEntries(manifest, rights).map((entry) => ({ ...entry, section: 'navigation' })) : [];

function isForAdmins(manifest: PlatformManifest, path: string): boolean {
  const match = matchRoute(manifest, path);
  return match.kind === 'route' && match.route.access === 'admin';
}

/** Whether a link or an action is for this person at all, whatever its page asks for. */
export const isForPerson = (
  { clubOnly = false, editorsOnly = false }: { clubOnly?: boolean; editorsOnly?: boolean },
  { hasNoClub = false, editsClub = false }: Rights,
): boolean => !(clubOnly && hasNoClub) && (!editorsOnly || editsClub);
