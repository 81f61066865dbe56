import type { ManifestModule, ModuleRoute, NavEntry, PlatformManifest } from '@platform/contract';
import { iconNamed, iconOf, isForPerson, isOffered, offeredActions, type Rights } from '@platform/module-kit';
import { builtInModule } from '../../manifest/builtInModule';
import type { PaletteItem } from './paletteItem';

/** The pages that a person may open and the actions that its modules offer, in the order of the modules. */
export function platformItems(manifest: PlatformManifest, rights: Rights): PaletteItem[] {
  const pages = manifest.modules.flatMap((module) =>
    module.descriptor.routes
      .filter((route) => isPage(route) && isOffered(manifest, route.path, rights))
      .filter(({ path }) => isForPerson(linkTo(module, path) ?? {}, rights))
      .map((route) => pageItem(module, route)),
  );
  const actions = offeredActions(manifest, rights).map(({ module, label, to, icon }): PaletteItem => ({
    id: `action ${module.id} ${label}`,
    group: 'Actions',
    label,
    detail: detailOf(module, label),
    icon: iconNamed(module.descriptor, icon) ?? iconOf(module),
    choice: { kind: 'open', to },
  }));
  return [...pages, ...actions];
}

/** A page inside the platform whose address has no parameters. */
const isPage = ({ layout, path }: ModuleRoute): boolean => layout === 'app' && !path.includes(':');

const linkTo = ({ descriptor }: ManifestModule, path: string): NavEntry | undefined =>
  descriptor.nav.find(({ to }) => to === path);

function pageItem(module: ManifestModule, { path, title }: ModuleRoute): PaletteItem {
  const link = linkTo(module, path);
  const label = link?.label ?? title;
  return {
    id: `page ${path}`,
    group: 'Pages',
    label,
    detail: detailOf(module, label),
    icon: iconNamed(module.descriptor, link?.icon) ?? iconOf(module),
    choice: { kind: 'open', to: path },
  };
}

/** The title of an item's module, if the item's label does not say it. The shell's own pages name no module. */
const detailOf = ({ id, descriptor }: ManifestModule, label: string): string =>
  id === builtInModule.id || descriptor.title === label ? '' : descriptor.title;
