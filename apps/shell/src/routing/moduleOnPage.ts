import type { ManifestModule } from '@platform/contract';
import { builtInModule } from '../manifest/builtInModule';
import { screenStore } from './screenStore';

/** The released module on the page; undefined on the shell's own pages, which come with the site. */
export function moduleOnPage(): ManifestModule | undefined {
  const screen = screenStore.get();
  return screen.kind === 'module' && screen.module.id !== builtInModule.id ? screen.module : undefined;
}
