import path from 'node:path';
import { packageFile, repositoryRoot } from '../paths';

const federation = (file: string): string => packageFile(`@module-federation/${file}`);
const ownRuntime = (file: string): string => path.join(repositoryRoot, 'tools/bundler/federation/runtime', file);

/** A module writes `react-router-dom` and gets the names that module-kit exports: the shell has the only router of the page. */
export const aliasesOfModule: Record<string, string> = {
  'react-router-dom$': path.join(repositoryRoot, 'libs/module-kit/src/index.ts'),
};

/** Aliases that give the shell the federation runtime, and the packages that it shares, without the parts that no page uses. */
export const aliasesOfShell: Record<string, string> = {
  'styled-components$': path.join(repositoryRoot, 'tools/bundler/federation/styledParts.mjs'),
  // The published entries lead to CommonJS builds, which cannot be tree-shaken.
  '@module-federation/enhanced/runtime$': federation('runtime/dist/index.js'),
  [federation('runtime/dist/bundler.cjs')]: federation('runtime/dist/index.js'),
  [federation('runtime/dist/index.cjs')]: federation('runtime/dist/index.js'),
  [federation('runtime-tools/dist/bundler.cjs')]: federation('runtime-tools/dist/index.js'),
  [federation('runtime-tools/dist/index.cjs')]: federation('runtime-tools/dist/index.js'),
  '@module-federation/webpack-bundler-runtime$': ownRuntime('bundlerRuntime.mjs'),
  [federation('webpack-bundler-runtime/dist/index.cjs')]: ownRuntime('bundlerRuntime.mjs'),
  [federation('runtime-core/dist/remote/index.js')]: ownRuntime('releaseHandler.mjs'),
  [federation('runtime-core/dist/shared/index.js')]: ownRuntime('sharedHandler.mjs'),
  [federation('runtime-core/dist/utils/share.js')]: ownRuntime('formatShares.mjs'),
  [federation('runtime-core/dist/utils/semver/index.js')]: ownRuntime('versionRanges.mjs'),
  [federation('error-codes/dist/desc.mjs')]: ownRuntime('plainReasons.mjs'),
  [federation('sdk/dist/logger.js')]: ownRuntime('plainLogger.mjs'),
  [federation('runtime-core/dist/plugins/snapshot/SnapshotHandler.js')]: ownRuntime('noSnapshots.mjs'),
};
