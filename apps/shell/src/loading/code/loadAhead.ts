import { matchRoute } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { builtInModule } from '../../manifest/builtInModule';
import { screenStore } from '../../routing/screenStore';
import { releaseToTry } from '../fallback/fallback';
import { outletStore } from '../frame/outletStore';
import { prepareModule } from './prepareModule';

/** How long the rest of the page waits for the module at most (milliseconds). Its files are usually in the browser's cache. */
const LIMIT_MS = 200;

/**
 * Runs the code of the page's module while the server says who the person is, so that the module starts its first reads.
 * It renders nothing: the guard decides once the answer is there. Only for a module that the person had on their last
 * visit.
 * @returns resolves when the reads are under way or the module is on the page, and at once for everyone else: what renders
 * then does not hold them up
 */
export async function loadAhead(): Promise<void> {
  const { source, manifest } = manifestStore.get();
  if (sessionStore.get().status !== 'signed-in' || source !== 'person') return;
  const { pathname } = pageHistory.location;
  const match = matchRoute(manifest, pathname);
  if (match.kind !== 'route' || match.module.id === builtInModule.id) return;
  const ready =
    screenStore.get().kind === 'waiting' ? prepareModule(releaseToTry(match.module), pathname) : untilMounted();
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
}

/** The server has answered already, and the frame of the module loads it. */
function untilMounted(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!['mounted', 'failed'].includes(outletStore.get().kind)) return;
      stop();
      resolve();
    };
    const stop = outletStore.subscribe(check);
    check();
  });
}
