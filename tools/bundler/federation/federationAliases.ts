import path from 'node:path';
import { repositoryRoot } from '../paths';

const federation = (file: string): string => path.join(repositoryRoot, 'node_modules/@module-federation', file);

const ESM_BUILDS = {
  // The published entries lead to CommonJS builds, which cannot be tree-shaken.
  '@module-federation/enhanced/runtime$': federation('runtime/dist/index.js'),
  [federation('runtime/dist/bundler.cjs')]: federation('runtime/dist/index.js'),
  [federation('runtime/dist/index.cjs')]: federation('runtime/dist/index.js'),
  [federation('runtime-tools/dist/bundler.cjs')]: federation('runtime-tools/dist/index.js'),
  [federation('runtime-tools/dist/index.cjs')]: federation('runtime-tools/dist/index.js'),
};

/** Aliases that give the shell the tree-shakeable federation runtime. */
export const aliasesOfShell: Record<string, string> = {
  ...ESM_BUILDS,
  '@module-federation/webpack-bundler-runtime$': federation('webpack-bundler-runtime/dist/index.js'),
  [federation('webpack-bundler-runtime/dist/index.cjs')]: federation('webpack-bundler-runtime/dist/index.js'),
};

/** Aliases that make a module use the shell's federation runtime. */
export const aliasesOfModule: Record<string, string> = {
  ...ESM_BUILDS,
  [federation('webpack-bundler-runtime/dist/index.cjs')]: path.join(
    repositoryRoot,
    'tools/bundler/federation/runtime/ofModule.mjs',
  ),
};
