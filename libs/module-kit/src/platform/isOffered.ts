import { matchRoute, type PlatformManifest } from '@platform/contract';

/** The known rights of a person. Unknown rights count as not granted. */
export interface Rights {
  isAdmin: boolean;
  /** True once it is known that the person belongs to no club. */
  hasNoClub?: boolean;
  /** True once it is known that the person may change the rows of their club, as its managers do. */
  editsClub?: boolean;
  can(featureName: string): boolean;
}

/**
 * Whether a link is shown to a person: the platform has a page at the address, and the person has the page's feature.
 * An unknown rule hides the link. Modules of an engagement are hidden from people without a club.
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
