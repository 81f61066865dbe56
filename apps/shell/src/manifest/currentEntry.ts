import { matchRoute, type PlatformManifest } from '@platform/contract';

/**
 * What a link of the sidebar says of itself at a page: 'page' where it leads there, true where it is the only way of the
 * sidebar into the module that answers for the page; otherwise nothing.
 */
export function currentEntry(manifest: PlatformManifest, to: string, pathname: string): 'page' | true | undefined {
  const [own = ''] = to.split('?');
  if (pathname === own || pathname.startsWith(`${own}/`)) return 'page';
  const [here, there] = [matchRoute(manifest, pathname), matchRoute(manifest, own)];
  if (here.kind !== 'route' || there.kind !== 'route' || here.module !== there.module) return undefined;
  const entries = there.module.descriptor.nav.filter(({ area }) => area === 'sidebar');
  return entries.length === 1 || undefined;
}
