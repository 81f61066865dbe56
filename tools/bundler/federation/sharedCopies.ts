import { BuildError } from '../buildError';
import { providedPackages } from './sharedPackages';

/** Packages that only ever come with one of the shared ones; a copy of them is a second router, renderer or cache. */
const INSIDE_SHARED = [
  'react-router-dom',
  'react-router',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'single-spa',
];

/** Parts of a shared package that a module may bundle, because they have no state on the page. */
const CARRIED = [
  // Only names: startParts.mjs.
  '/libs/module-kit/src/index.ts',
  '/libs/ui/src/index.ts',
  '/libs/module-kit/src/screens/',
  '/libs/ui/src/dates/',
  '/libs/ui/src/window/',
  '/libs/ui/src/words/',
];

/**
 * Makes sure that a module's build contains no copy of a package that the shell provides: a second React on the page
 * breaks in ways that no one finds.
 * @param files paths of all modules in the build, as the compiler names them
 * @throws BuildError that names the package
 */
export function assertNoSharedCopies(app: string, files: readonly string[]): void {
  const forbidden = [...providedPackages, ...INSIDE_SHARED];
  const copied = forbidden.find((name) => files.some((file) => isFileOf(name, file)));
  if (!copied) return;
  throw new BuildError(
    `${app} carries its own copy of ${copied}, which the shell provides. Import it by its package name, or take what ` +
      'you need from @platform/module-kit.',
  );
}

function isFileOf(name: string, file: string): boolean {
  // Workspace packages are compiled from their sources, everything else from node_modules.
  const folder = name.startsWith('@platform/') ? `/libs/${name.slice('@platform/'.length)}/` : `/node_modules/${name}/`;
  return `/${file}`.includes(folder) && !CARRIED.some((folder) => file.includes(folder));
}
