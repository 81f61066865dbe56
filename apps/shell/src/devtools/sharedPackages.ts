import { getInstance } from '@module-federation/enhanced/runtime';
import type { SharedPackage } from '@platform/module-kit/devtools';

/** The packages of the page's share scope, by name. A name with two versions is listed twice. */
export function sharedPackages(): SharedPackage[] {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { loaded }]) => ({ name, version, inUse: Boolean(loaded) })),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}
