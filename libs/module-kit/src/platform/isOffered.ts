import { matchRoute, type PlatformManifest } from '@platform/contract';

/** What is known of a person's rights. What is not known yet counts as not granted. */
export interface Rights {
  isAdmin: boolean;
  /** True once it is known that the person belongs to no club. */
  hasNoClub?: boolean;
  /** True once it is known that the person may change the rows of their club, as its managers do. */
  editsClub?: boolean;
  can(featureName: string): boolean;
}

/**
 * Whether a link is shown to a person: the platform has a page at the address, and what the page asks for is granted. A
 * rule that is unknown hides. What comes with a club's engagement is hidden from people without a club.
 */
export function isOffered(manifest: PlatformManifest, address: string, rights: Rights): boolean {
  const [pathname = ''] = address.split('?');
  const match = matchRoute(manifest, pathname);
  if (match.kind !== 'route') return false;
  const { access, requires } = match.route;
  if (access === 'admin' && !rights.isAdmin) return false;
  if (access === 'club' && match.module.descriptor.engagement && rights.hasNoClub) return false;
  return requires === undefined || rights.can(requires);
}
