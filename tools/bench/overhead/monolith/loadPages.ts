import type { PlatformModule } from '@platform/module-kit';
import { builtInModule } from '../../../../apps/shell/src/manifest/builtInModule';

/** A module's pages: a chunk of this build. */
export async function loadPages(id: string): Promise<PlatformModule> {
  const code = (await (id === builtInModule.id
    ? import('../../../../apps/shell/src/pages')
    : import(/* webpackChunkName: "[request]" */ `../../../../apps/${id}/src/index.ts`))) as {
    platformModule: PlatformModule;
  };
  return code.platformModule;
}
