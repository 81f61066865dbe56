import { matchRoute, type NavEntry, type PlatformManifest } from '@platform/contract';
import { isOffered, type Rights } from './isOffered';
import { iconNamed, type ModuleIcon } from './moduleIcon';

/** A link as the shell draws it. */
export interface OfferedEntry extends Omit<NavEntry, 'icon'> {
  icon?: ModuleIcon;
}

/** The links of one list in their order, as far as they lead somewhere; entries of the same order stand by their label. */
export function navEntries(manifest: PlatformManifest, area: NavEntry['area'], rights: Rights): OfferedEntry[] {
  return manifest.modules
    .flatMap(({ descriptor }) => descriptor.nav.map((entry) => ({ ...entry, icon: iconNamed(descriptor, entry.icon) })))
    .filter((entry) => entry.area === area && isForPerson(entry, rights) && isOffered(manifest, entry.to, rights))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

/**
 * What the sidebar has for an administrator who belongs to no club: none of its own links leads anywhere for them, so the
 * pages for administrators stand there, which the user menu names for everyone else.
 */
export function entriesWithoutClub(manifest: PlatformManifest, rights: Rights): OfferedEntry[] {
  if (!rights.hasNoClub) return [];
  return navEntries(manifest, 'user-menu', rights)
    .filter(({ to }) => isForAdmins(manifest, to))
    .map((entry) => ({ ...entry, section: 'navigation' }));
}

function isForAdmins(manifest: PlatformManifest, path: string): boolean {
  const match = matchRoute(manifest, path);
  return match.kind === 'route' && match.route.access === 'admin';
}

/** Whether a link or an action is for this person at all, whatever its page asks for. */
export const isForPerson = (
  { clubOnly = false, editorsOnly = false }: { clubOnly?: boolean; editorsOnly?: boolean },
  { hasNoClub = false, editsClub = false }: Rights,
): boolean => !(clubOnly && hasNoClub) && (!editorsOnly || editsClub);
