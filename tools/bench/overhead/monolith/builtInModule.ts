import type { ManifestModule, ModuleDescriptor, PlatformManifest } from '@platform/contract';
import descriptor from '../../../../apps/shell/module.json';

/** Replaces the shell's file of this name, which checks the description with the contract's schema. */
export const builtInModule: ManifestModule = {
  id: descriptor.id,
  version: '1.0.0',
  descriptor: { fills: {}, ...descriptor, nav: [] } as unknown as ModuleDescriptor,
  entry: { file: '', integrity: '' },
  global: '',
  preload: [],
};

export function withBuiltIn(manifest: PlatformManifest): PlatformManifest {
  return { ...manifest, modules: [builtInModule, ...manifest.modules] };
}
