import type { NavEntry, PlatformManifest } from '@platform/contract';

/** The links of one list in their order; entries of the same order stand by their label. */
export function navEntries(manifest: PlatformManifest, area: NavEntry['area']): NavEntry[] {
  return manifest.modules
    .flatMap((module) => module.descriptor.nav)
    .filter((entry) => entry.area === area)
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}
