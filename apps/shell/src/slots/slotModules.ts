import type { ManifestModule, PlatformManifest } from '@platform/contract';

/** The modules that fill a slot, by their `order`, then by title. */
export function slotModules({ modules }: PlatformManifest, slot: string): ManifestModule[] {
  return modules
    .flatMap((module) => {
      const entry = module.descriptor.fills[slot];
      return entry ? [{ module, order: entry.order }] : [];
    })
    .sort((a, b) => a.order - b.order || a.module.descriptor.title.localeCompare(b.module.descriptor.title))
    .map(({ module }) => module);
}
