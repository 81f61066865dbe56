import type { NavEntry, PlatformManifest } from '@platform/contract';
import { isOffered, type Rights } from './isOffered';

/** The links of one list in their order, as far as they lead somewhere; entries of the same order stand by their label. */
export function navEntries(manifest: PlatformManifest, area: NavEntry['area'], rights: Rights): NavEntry[] {
  return manifest.modules
    .flatMap((module) => module.descriptor.nav)
    .filter((entry) => entry.area === area && isForPerson(entry, rights) && isOffered(manifest, entry.to, rights))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

/** Whether a link or an action is for this person at all, whatever its page asks for. */
export const isForPerson = ({ clubOnly = false }: { clubOnly?: boolean }, { hasNoClub = false }: Rights): boolean =>
  !(clubOnly && hasNoClub);
