import { createHash } from 'node:crypto';
import { matchRoute, type ManifestModule, type PlatformManifest } from '@platform/contract';
import type { SitePage } from '../sitePages';

/**
 * The modules in the manifest of a page: its own, those that the header and footer of the public site link to, in the
 * demo those with a demo, and in the app layout those that everyone's links lead to, whatever a club's engagement. So a
 * page stays small however many modules the site has. The shell requests the others when a person goes there.
 */
export function pageManifest(page: SitePage, manifest: PlatformManifest): PlatformManifest {
  const linked = linkedModules(manifest);
  const modules = manifest.modules.filter(
    (module) =>
      module === page.module ||
      linked.has(module) ||
      (page.layout === 'demo' && hasDemo(module)) ||
      (page.layout === 'app' && isAlwaysLinked(module)),
  );
  return {
    ...manifest,
    modules,
    ...(modules.length < manifest.modules.length && { partial: true }),
    composition: createHash('sha256').update(JSON.stringify(manifest)).digest('base64url').slice(0, 16),
  };
}

/** The modules in the header and the footer of the public site, and those that their links lead to. */
function linkedModules(manifest: PlatformManifest): Set<ManifestModule> {
  const linked = new Set<ManifestModule>();
  for (const module of manifest.modules) {
    for (const { area, to } of module.descriptor.nav) {
      if (area !== 'site-header' && area !== 'site-footer') continue;
      linked.add(module);
      const [path = ''] = to.split('?');
      const match = matchRoute(manifest, path);
      if (match.kind === 'route') linked.add(match.module);
    }
  }
  return linked;
}

/** Whether the sidebar or the person's menu links to it without an engagement. */
const isAlwaysLinked = ({ descriptor: { engagement, nav } }: ManifestModule): boolean =>
  !engagement && nav.some(({ area }) => area === 'sidebar' || area === 'user-menu');

const hasDemo = ({ descriptor }: ManifestModule): boolean =>
  descriptor.routes.some(({ path }) => path.startsWith('/demo/'));
