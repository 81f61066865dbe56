import type { ManifestModule, ModuleDescriptor, PlatformManifest } from '@platform/contract';

/**
 * The platform's manifest with one module in the state of the working copy. Who may see it stays the platform's
 * decision: where the module is switched off for the person's club, only its public routes are shown, as when released.
 * A module without a release is added.
 */
export function withDevelopmentModule(manifest: PlatformManifest, module: ManifestModule): PlatformManifest {
  const off = manifest.switchedOff.find(({ id }) => id === module.id);
  const part = off?.staffOnly ? boardPartOf : publicPartOf;
  const shown = off ? { ...module, descriptor: part(module.descriptor) } : module;
  const known = manifest.modules.some(({ id }) => id === module.id);
  const modules = known
    ? manifest.modules.map((other) => (other.id === module.id ? shown : other))
    : [...manifest.modules, shown];
  return {
    modules: modules.filter(({ descriptor }) => descriptor.routes.length > 0),
    switchedOff: manifest.switchedOff.map((other) =>
      other.id === module.id
        ? { ...other, title: module.descriptor.title, paths: closedPathsOf(module.descriptor, other.staffOnly) }
        : other,
    ),
  };
}

/** Adds every demo of the site for the sidebar of demos: a page that the platform does not know yet has none. */
export function withDemos(manifest: PlatformManifest, site: PlatformManifest): PlatformManifest {
  const known = new Set(manifest.modules.map(({ id }) => id));
  const demos = site.modules.filter(
    ({ id, descriptor }) => !known.has(id) && descriptor.routes.some(({ path }) => path.startsWith('/demo/')),
  );
  return { ...manifest, modules: [...manifest.modules, ...demos] };
}

function publicPartOf(descriptor: ModuleDescriptor): ModuleDescriptor {
  return {
    ...descriptor,
    routes: descriptor.routes.filter(({ access }) => access === 'public'),
    nav: [],
    offers: {},
    fills: {},
  };
}

/** What people get who only sit on the board (`app.descriptor_for_board`). */
function boardPartOf(descriptor: ModuleDescriptor): ModuleDescriptor {
  return {
    ...descriptor,
    routes: descriptor.routes.filter(({ staffOnly }) => !staffOnly),
    fills: Object.fromEntries(Object.entries(descriptor.fills).filter(([, { staffOnly }]) => !staffOnly)),
  };
}

function closedPathsOf({ routes }: ModuleDescriptor, ofStaffOnly = false): string[] {
  return routes.filter((route) => (ofStaffOnly ? route.staffOnly : route.access !== 'public')).map(({ path }) => path);
}
