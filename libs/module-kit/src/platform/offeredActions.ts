import type { ManifestModule, PlatformManifest } from '@platform/contract';
import { isOffered, type Rights } from './isOffered';
import { isForPerson } from './navEntries';

type ModuleAction = NonNullable<ManifestModule['descriptor']['actions']>[number];

/** Something that a module lets a person do, with the module that it belongs to. */
export type OfferedAction = ModuleAction & { module: ManifestModule };

/** What the modules let a person do, in the order of the modules. */
export function offeredActions(manifest: PlatformManifest, rights: Rights): OfferedAction[] {
  return manifest.modules.flatMap((module) =>
    (module.descriptor.actions ?? [])
      .filter((action) => isForPerson(action, rights) && isOffered(manifest, action.to, rights))
      .filter(({ requires }) => requires === undefined || rights.can(requires))
      .map((action) => ({ ...action, module })),
  );
}
