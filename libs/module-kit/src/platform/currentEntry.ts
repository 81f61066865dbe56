import { matchRoute, type PlatformManifest } from '@platform/contract';

/**
 * The `aria-current` of a sidebar link at a page: 'page' if it leads there, true if it is the sidebar's only link to
 * the page's module, and otherwise nothing.
 */
export function currentEntry(manifest: PlatformManifest, to: string, pathname: string): 'page' | true | undefined {
  const [own = ''] = to.split('?');
  if (pathname === own || pathname.startsWith(`${own}/`)) return 'page';
  const [here, there] = [matchRoute(manifest, pathname), matchRoute(manifest, own)];
  if (here.kind !== 'route' || there.kind !== 'route' || here.module !== there.module) return undefined;
  const entries = there.module.descriptor.nav.filter(({ area }) => area === 'sidebar');
  return entries.length === 1 || undefined;
}
