import { matchRoute } from '@platform/contract';
import { manifestStore } from '@platform/module-kit';
import { builtInModule } from '../../manifest/builtInModule';
import { releaseToTry } from '../fallback/fallback';
import { releaseFolder } from './federationHost';

/** A pointer that stays on a link this long (milliseconds) is not just passing it. */
const REST_MS = 65;

/**
 * Fetches the files of a module while the pointer rests on a link to it, so that a click finds them in the browser's
 * cache. None of its code runs before the click.
 */
export function fetchTowards(): void {
  const asked = new Set<string>();
  let resting: number | undefined;
  const fetchFor = (link: HTMLAnchorElement) => {
    const match = matchRoute(manifestStore.get().manifest, link.pathname);
    if (match.kind !== 'route' || match.module.id === builtInModule.id) return;
    const { id, version, entry, preload } = releaseToTry(match.module);
    const folder = releaseFolder({ id, version });
    if (asked.has(folder)) return;
    asked.add(folder);
    for (const { file } of [entry, ...preload]) document.head.append(hintFor(folder + file));
  };
  document.addEventListener('pointerover', ({ target }) => {
    window.clearTimeout(resting);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) resting = window.setTimeout(() => fetchFor(link), REST_MS);
  });
}

/**
 * A hint that matches how the shell loads the file. The person may move on, and the browser warns of an unused preload, but not
 * of an unused prefetch.
 */
function hintFor(address: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'prefetch', crossOrigin: 'anonymous', href: address });
}
