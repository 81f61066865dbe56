import { use, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

interface PageCode {
  path: string;
  load(): Promise<ComponentType>;
  /** Lets the next visit fetch failed code again. */
  forgetFailure(): void;
}

const known: PageCode[] = [];

/**
 * A page whose code is fetched when a person goes there: `lazyPage('/services', () =>
 * import('./ServicesPage').then(…))`. Unlike React's own `lazy`, a loaded page renders at once, so prerendered markup
 * does not flash.
 * @param path the pattern of its route, absolute, as in module.json; several for what several routes show
 * @param load fetches the code and returns its page
 */
export function lazyPage(path: string | readonly string[], load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;
  let failed = false;
  const start = () => (loading ??= fetchCode());
  const fetchCode = () => {
    const fetched: Promise<ComponentType> = loadPastCache(load).then(
      (page) => {
        // React reads these fields: it renders the value of a fulfilled promise at once, without a fallback.
        void Object.assign(fetched, { status: 'fulfilled', value: page });
        return page;
      },
      (error: unknown) => {
        // Kept until the failure was shown; otherwise each failing render would fetch it again.
        failed = true;
        throw new Error('Its code could not be fetched. Check your connection and try again.', { cause: error });
      },
    );
    return fetched;
  };
  const forgetFailure = () => {
    if (failed) loading = undefined;
    failed = false;
  };
  for (const each of [path].flat()) known.push({ path: each, load: start, forgetFailure });
  return function LazyPage() {
    const Shown = use(start());
    return <Shown />;
  };
}

/**
 * Loads code, and a second time if its file did not arrive or was not the published one: the browser may have a corrupt
 * copy, which is fetched again from the server.
 */
async function loadPastCache<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    // The bundler names the file of a chunk that did not load. Code that threw would throw again.
    const { request } = Object(error) as { request?: unknown };
    if (typeof request !== 'string') throw error;
    await fetch(request, { cache: 'reload' }).catch(() => undefined);
    return load();
  }
}

/**
 * Starts to fetch the code of all lazy pages at a path. Otherwise a nested page would be fetched only when the page around it
 * renders. A page shows its own failure.
 */
export function startPagesAt(pathname: string): void {
  for (const { load } of pagesAt(pathname)) load().catch(() => undefined);
}

const pagesAt = (pathname: string) => known.filter(({ path }) => matchPath(path, pathname));

/** Fetches the code of the lazy pages at a path, and of the lazy pages in it. Resolves when all of it has arrived. */
export async function loadPagesAt(pathname: string): Promise<void> {
  const loaded = new Set<PageCode>();
  for (;;) {
    const pages = pagesAt(pathname).filter((page) => !loaded.has(page));
    if (pages.length === 0) return;
    for (const page of pages) loaded.add(page);
    try {
      await Promise.all(pages.map(({ load }) => load()));
    } finally {
      for (const { forgetFailure } of pages) forgetFailure();
    }
  }
}

/** After a failure was shown, the next visit fetches again. */
export function forgetFailedPages(): void {
  for (const { forgetFailure } of known) forgetFailure();
}
