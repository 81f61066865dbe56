import type { ManifestModule, ModuleDescriptor, PlatformManifest } from '@platform/contract';
import descriptor from '../../module.json';

/** The shell's own pages, described like a module. Their code is part of the shell, so nothing is fetched for them. */
export const builtInModule: ManifestModule = {
  id: descriptor.id,
  version: '1.0.0',
  // As the contract's schema reads it, which the test compares.
  descriptor: {
    nav: [],
    fills: {},
    ...descriptor,
    routes: descriptor.routes.map((route) => ({ exact: false, ...route })),
  } as unknown as ModuleDescriptor,
  entry: { file: 'main.js', integrity: '' },
  global: 'shell',
  preload: [],
};

/** The shell's own pages take part in routing and navigation like any module's. */
export function withBuiltIn(manifest: PlatformManifest): PlatformManifest {
  return { ...manifest, modules: [builtInModule, ...manifest.modules] };
}
