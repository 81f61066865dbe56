import type { ManifestModule, PlatformManifest } from '@platform/contract';

/** The modules that fill a slot, in the order that they ask for; of the same order, by their titles. */
export function slotModules({ modules }: PlatformManifest, slot: string): ManifestModule[] {
  return modules
    .flatMap((module) => {
      const entry = module.descriptor.fills[slot];
      return entry ? [{ module, order: entry.order }] : [];
    })
    .sort((a, b) => a.order - b.order || a.module.descriptor.title.localeCompare(b.module.descriptor.title))
    .map(({ module }) => module);
}
