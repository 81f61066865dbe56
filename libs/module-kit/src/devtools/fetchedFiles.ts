/** One file of a release that this page has fetched. */
export interface FetchedFile {
  /** `module@version`. */
  release: string;
  file: string;
  /** Milliseconds since the page began. */
  start: number;
  duration: number;
  /** Transferred size, compressed; 0 if a server of another origin does not tell. */
  bytes: number;
  /** Whether it came from the browser's cache. */
  cached: boolean;
}

const MODULE_FILE = /\/modules\/([a-z0-9-]+)\/([^/]+)\/(.+)$/;

/** The modules' files that the page has fetched, the oldest first. Each request is an entry. */
export function fetchedFiles(entries: readonly PerformanceResourceTiming[]): FetchedFile[] {
  return entries
    .flatMap(({ name, startTime, duration, transferSize, encodedBodySize }) => {
      const [, id, version, file] = MODULE_FILE.exec(new URL(name).pathname) ?? [];
      if (!id || !version || !file) return [];
      const cached = transferSize === 0;
      return [{ release: `${id}@${version}`, file, start: startTime, duration, bytes: encodedBodySize, cached }];
    })
    .sort((a, b) => a.start - b.start);
}

/** What the browser has kept of the page's requests: the first 250, unless a page asks for more. */
export const readFetchedFiles = (): FetchedFile[] =>
  fetchedFiles(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);
