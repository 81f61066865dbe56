import type { ManifestModule } from '@platform/contract';
import { beginLoading, knowsFreezes } from '../freezes/loadingMark';
import { loadModule } from './loadModule';

/**
 * Runs the code of a module and of its page at a path before the page shows it. Renders nothing, and does nothing in a
 * browser that a release has frozen. The page loads the module again, and shows why that fails.
 */
export async function prepareModule(module: ManifestModule, pathname: string): Promise<void> {
  if (knowsFreezes()) return;
  const loading = await beginLoading(module);
  await loadModule(module, false)
    .then((code) => code.loadPages(pathname))
    .catch(() => undefined);
  loading.end();
}
