import type { ManifestModule } from '../manifest/manifestModule';
import type { ModuleRoute } from '../module/moduleDescriptor';
import type { PlatformManifest, SwitchedOffModule } from '../manifest/platformManifest';

/** Whether `pathname` is the prefix itself or lies below it. `/train` does not own `/training`. */
export function ownsPath(prefix: string, pathname: string): boolean {
  if (prefix === '/') return pathname === '/';
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

/** Whether a route matches a path: its whole subtree, or only itself if it is exact. */
export function routeMatches(route: Pick<ModuleRoute, 'path' | 'exact'>, pathname: string): boolean {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return route.exact ? trimmed === route.path : ownsPath(route.path, trimmed);
}

export type RouteMatch =
  | { kind: 'route'; module: ManifestModule; route: ModuleRoute }
  | { kind: 'switched-off'; module: SwitchedOffModule }
  | { kind: 'none' };

/** Finds the owner of a path; the longest prefix wins. */
export function matchRoute(manifest: PlatformManifest, pathname: string): RouteMatch {
  let best: { module: ManifestModule; route: ModuleRoute } | undefined;
  for (const module of manifest.modules) {
    for (const route of module.descriptor.routes) {
      const longer = !best || route.path.length > best.route.path.length;
      if (longer && routeMatches(route, pathname)) best = { module, route };
    }
  }
  if (best) return { kind: 'route', ...best };
  const off = manifest.switchedOff.find((module) => module.paths.some((path) => ownsPath(path, pathname)));
  return off ? { kind: 'switched-off', module: off } : { kind: 'none' };
}
