import type { ManifestModule, PlatformManifest, SlotName } from '@platform/contract';

/** The modules that fill a slot, in the order that they ask for; of the same order, by their titles. */
export function slotModules({ modules }: PlatformManifest, slot: SlotName): ManifestModule[] {
  return modules
    .flatMap((module) => {
      const entry = module.descriptor.slots.find((filled) => filled.slot === slot);
      return entry ? [{ module, order: entry.order }] : [];
    })
    .sort((a, b) => a.order - b.order || a.module.descriptor.title.localeCompare(b.module.descriptor.title))
    .map(({ module }) => module);
}
