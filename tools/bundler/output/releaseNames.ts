/** The container script of every module release. */
export const ENTRY_FILE = 'entry.js';

/** Name under which every release folder describes itself. */
export const RELEASE_FILE = 'release.json';

/** Where a module's build says which lines of the sources its files come from. It is no file of the release. */
export const SOURCE_LINES_FILE = 'source-lines.json';

/** Name under which the shell's build describes itself. */
export const SHELL_FILE = 'shell.json';

/**
 * The worker of the platform, a file of the shell. `compose` puts it into the root of the site, because it serves all
 * pages.
 */
export const WORKER_FILE = 'service-worker.js';

/** Name of the chunk group with everything that the exposed module needs at once. */
export const EXPOSED_CHUNK = 'module';

/** Global (and federation name) of one release: two versions of a module on one page never meet. */
export function releaseGlobal(app: string, version: string): string {
  return `${app}_${version}`.replace(/[^a-z0-9]/g, '_');
}
