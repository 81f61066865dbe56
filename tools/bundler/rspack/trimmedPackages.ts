import path from 'node:path';
import { clientAliases } from '../client/clientAliases';
import { repositoryRoot } from '../paths';

const routerFolder = path.join(repositoryRoot, 'node_modules/react-router/dist/production');
const own = (file: string): string => path.join(repositoryRoot, 'tools/bundler', file);

/** Aliases that give a page its packages without the parts that it never uses, or not yet. */
export const trimmedAliases: Record<string, string> = {
  ...clientAliases,
  // The package's own entries lead to the build with warnings for developers.
  'react-router$': path.join(routerFolder, 'index.mjs'),
  'react-router/dom$': path.join(routerFolder, 'dom-export.mjs'),
  [path.join(repositoryRoot, 'node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior.js')]:
    own('rspack/noInfiniteQueries.mjs'),
};

/** The same for parts inside of files. */
export const trimmedRules = [
  { test: /auth-js[\\/]dist[\\/]module[\\/]GoTrueClient\.js$/, loader: own('client/unusedMethods.mjs') },
  { test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/, loader: own('router/unusedParts.mjs') },
];
