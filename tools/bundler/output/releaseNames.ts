/** The container script of every module release. */
export const ENTRY_FILE = 'entry.js';

/** Name of the file in a release's folder that describes the release. */
export const RELEASE_FILE = 'release.json';

/** Name of the file with the source lines of a module's build. It is not part of the release. */
export const SOURCE_LINES_FILE = 'source-lines.json';

/** Name of the file that describes the shell's build. */
export const SHELL_FILE = 'shell.json';

/**
 * The worker of the platform, a file of the shell. `compose` puts it into the root of the site, because it serves all
 * pages.
 */
export const WORKER_FILE = 'service-worker.js';

/** Name of the chunk group with everything that the exposed module needs at once. */
export const EXPOSED_CHUNK = 'module';

/** Name of the chunk with a module's pages, if it separates them from what it brings to other modules' pages. */
export const pagesChunk = (app: string): string => `${app}-pages`;

/** Global (and federation name) of one release, so that two versions of a module on one page never conflict. */
export function releaseGlobal(app: string, version: string): string {
  return `${app}_${version}`.replace(/[^a-z0-9]/g, '_');
}
