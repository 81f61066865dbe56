import { matchRoute } from '@platform/contract';
import { manifestStore } from '@platform/module-kit';
import { whenIdle } from '../../document/whenIdle';
import { builtInModule } from '../../manifest/builtInModule';
import { releaseToTry } from '../fallback/fallback';
import { releaseFolder } from './federationHost';
import type { prepareModule } from './prepareModule';

/** A pointer that stays on a link this long (milliseconds) is not just passing it. */
const REST_MS = 65;

/**
 * Prepares a module while the pointer rests on a link to it: first its files come into the browser's cache, and once they
 * have arrived and the browser is idle, their code runs. A click then only renders (decision 144).
 * @param prepare runs the code; the shell hands it over because a real import would split its first file
 */
export function fetchTowards(prepare: typeof prepareModule): void {
  const fetched = new Map<string, Promise<unknown>>();
  let restingOn: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchFor = (link: HTMLAnchorElement) => {
    const match = matchRoute(manifestStore.get().manifest, link.pathname);
    if (match.kind !== 'route' || match.module.id === builtInModule.id) return;
    const module = releaseToTry(match.module);
    const folder = releaseFolder(module);
    const files =
      fetched.get(folder) ?? Promise.all([module.entry, ...module.preload].map(({ file }) => fetchFile(folder + file)));
    fetched.set(folder, files);
    void files.then(() => whenIdle(() => restingOn === link && void prepare(module, link.pathname)));
  };
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === restingOn) return;
    clearTimeout(timer);
    restingOn = link;
    if (link?.origin === location.origin) timer = setTimeout(() => fetchFor(link), REST_MS);
  });
}

/**
 * Fetches a file with a hint that matches how the shell loads it. The person may move on, and the browser warns of an
 * unused preload, but not of an unused prefetch.
 * @returns settles only if the file arrives: otherwise the click fetches it, and says why it does not come
 */
const fetchFile = (href: string): Promise<unknown> =>
  new Promise((resolve) =>
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'prefetch',
        crossOrigin: 'anonymous',
        href,
        onload: resolve,
      }),
    ),
  );
