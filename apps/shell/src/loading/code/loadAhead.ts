import { matchRoute } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { builtInModule } from '../../manifest/builtInModule';
import { screenStore } from '../../routing/screenStore';
import { releaseToTry } from '../fallback/fallback';
import { beginLoading, knowsFreezes } from '../freezes/loadingMark';
import { loadModule } from './loadModule';

/**
 * Runs the code of the page's module while the server says who the person is, so that the module starts its first reads.
 * It renders nothing: the guard decides once the answer is there. Only for a module that the person had on their last
 * visit, and not in a browser that a release has frozen. The page loads the module again, and shows why that fails.
 */
export async function loadAhead(): Promise<void> {
  const { source, manifest } = manifestStore.get();
  const isExpected = sessionStore.get().status === 'signed-in' && source === 'person';
  if (!isExpected || screenStore.get().kind !== 'waiting' || knowsFreezes()) return;
  const { pathname } = pageHistory.location;
  const match = matchRoute(manifest, pathname);
  if (match.kind !== 'route' || match.module.id === builtInModule.id) return;
  const module = releaseToTry(match.module);
  const loading = await beginLoading(module);
  await loadModule(module, false)
    .then((code) => code.loadPages(pathname))
    .catch(() => undefined);
  loading.end();
}
