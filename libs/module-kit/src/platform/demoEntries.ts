import type { PlatformManifest } from '@platform/contract';
import { iconNamed } from './moduleIcon';
import type { OfferedEntry } from './navEntries';

/** The demo's sidebar: the modules that serve a route below /demo, under their own titles and icons. */
export function demoEntries(manifest: PlatformManifest): OfferedEntry[] {
  return manifest.modules
    .flatMap(({ descriptor }) => {
      const route = descriptor.routes.find(({ path }) => path.startsWith('/demo/'));
      if (!route) return [];
      const own = descriptor.nav.find(({ area }) => area === 'sidebar');
      const order = own?.order ?? Number.MAX_SAFE_INTEGER;
      return [
        {
          area: 'sidebar',
          section: 'modules',
          label: descriptor.title,
          to: route.path,
          icon: iconNamed(descriptor, own?.icon),
          order,
        } as const,
      ];
    })
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}
