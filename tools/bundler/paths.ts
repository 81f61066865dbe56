import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder that holds an app's sources, such as `apps/training`. */
export const appFolder = (app: string): string => path.join(repositoryRoot, 'apps', app);

/** Icons of which more than one module names the same; a module's own folder holds the others. */
export const sharedIconsFolder = path.join(repositoryRoot, 'libs/ui/icons');

/** Folder that an app's build is written to. */
export const distFolder = (app: string): string => path.join(repositoryRoot, 'dist/apps', app);

/**
 * A file of an installed package, by the path that the compiler resolves it to: the packages of a copy of the repository are links.
 * @param file from the package's name on
 * @throws Error (ENOENT) when the installed version has no such file
 */
export const packageFile = (file: string): string => realpathSync(path.join(repositoryRoot, 'node_modules', file));

/** Version of an installed or workspace package, from its package.json. */
export function packageVersion(name: string): string {
  const file = path.join(repositoryRoot, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
