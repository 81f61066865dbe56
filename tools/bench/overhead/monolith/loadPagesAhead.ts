import { matchRoute } from '@platform/contract';
import { manifestStore, pageHistory } from '@platform/module-kit';
import { sessionStore } from '@platform/session';
import { outletStore } from '../../../../apps/shell/src/loading/frame/outletStore';
import { loadPages } from './loadPages';

/** As in the shell (milliseconds). */
const LIMIT_MS = 200;

/**
 * Runs the code of the page of a person who was here before, so that its reads start before the header and the sidebar
 * render, as the shell does (apps/shell/src/loading/code/loadAhead.ts).
 */
export async function loadPagesAhead(): Promise<void> {
  const { source, manifest } = manifestStore.get();
  if (sessionStore.get().status !== 'signed-in' || source !== 'person') return;
  const { pathname } = pageHistory.location;
  const match = matchRoute(manifest, pathname);
  if (match.kind !== 'route') return;
  const ready = loadPages(match.module.id).then((code) => code.loadPages(pathname));
  const isMounted = new Promise<void>((resolve) => {
    const stop = outletStore.subscribe(() => {
      if (outletStore.get().kind !== 'mounted') return;
      stop();
      resolve();
    });
  });
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT_MS));
  await Promise.race([outletStore.get().kind === 'loading' ? isMounted : ready, limit]);
}
