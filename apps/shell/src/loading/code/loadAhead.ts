import { matchRoute } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { builtInModule } from '../../manifest/builtInModule';
import { screenStore } from '../../routing/screenStore';
import { releaseToTry } from '../fallback/fallback';
import { prepareModule } from './prepareModule';

/**
 * Runs the code of the page's module while the server says who the person is, so that the module starts its first reads.
 * It renders nothing: the guard decides once the answer is there. Only for a module that the person had on their last
 * visit.
 */
export function loadAhead(): void {
  const { source, manifest } = manifestStore.get();
  const isExpected = sessionStore.get().status === 'signed-in' && source === 'person';
  if (!isExpected || screenStore.get().kind !== 'waiting') return;
  const { pathname } = pageHistory.location;
  const match = matchRoute(manifest, pathname);
  if (match.kind !== 'route' || match.module.id === builtInModule.id) return;
  void prepareModule(releaseToTry(match.module), pathname);
}
