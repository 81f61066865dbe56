import type { PlatformManifest } from '@platform/contract';
import type { PageModule } from '@platform/module-kit/devtools';
import { releaseToTry } from '../loading/fallback/fallback';
import type { OutletState } from '../loading/frame/outletStore';
import { builtInModule } from '../manifest/builtInModule';
import type { Screen } from '../routing/resolveScreen';

/** The modules of a manifest, in its order, with what each is doing on this page. */
export function pageModules({ modules }: PlatformManifest, screen: Screen, { kind }: OutletState): PageModule[] {
  const onPage = kind === 'failed' || kind === 'mounted' ? kind : 'loading';
  return modules
    .filter(({ id }) => id !== builtInModule.id)
    .map((module) => {
      const isOnPage = screen.kind === 'module' && screen.module.id === module.id;
      return { module, shown: releaseToTry(module), place: isOnPage ? onPage : undefined };
    });
}
