import path from 'node:path';
import { clientAliases } from '../client/clientAliases';
import { packageFile, repositoryRoot } from '../paths';

const own = (file: string): string => path.join(repositoryRoot, 'tools/bundler', file);

/** Aliases that give a page its packages without the parts that it never uses, or not yet. */
export const trimmedAliases: Record<string, string> = {
  ...clientAliases,
  // The package's own entries lead to the build with warnings for developers.
  'react-router$': packageFile('react-router/dist/production/index.mjs'),
  'react-router/dom$': packageFile('react-router/dist/production/dom-export.mjs'),
  [packageFile('@tanstack/query-core/build/modern/infiniteQueryBehavior.js')]: own('rspack/noInfiniteQueries.mjs'),
};

/** The same for parts inside of files. */
export const trimmedRules = [
  { test: /auth-js[\\/]dist[\\/]module[\\/]GoTrueClient\.js$/, loader: own('client/unusedMethods.mjs') },
  {
    test: /@supabase[\\/](supabase-js|postgrest-js)[\\/]dist[\\/]index\.mjs$/,
    loader: own('client/unusedClientParts.mjs'),
  },
  { test: /styled-components\.browser\.esm\.js$/, loader: own('rspack/noPrefixes.mjs') },
  { test: /react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/, loader: own('router/unusedParts.mjs') },
];
