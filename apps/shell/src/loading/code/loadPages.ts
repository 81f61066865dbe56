import type { ManifestModule } from '@platform/contract';
import type { PlatformModule } from '@platform/module-kit';
import { builtInModule } from '../../manifest/builtInModule';
import { loadModule } from './loadModule';

/**
 * Loads the module that renders the pages of a route: a released module, or the shell itself.
 * @param fresh start from a new container, as after a failure
 * @throws PlatformError that names the reason
 */
export async function loadPages(module: ManifestModule, fresh: boolean): Promise<PlatformModule> {
  if (module.id === builtInModule.id) return (await import('../../pages')).platformModule;
  return loadModule(module, fresh);
}
