import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { appFolder, repositoryRoot } from '../../bundler/paths';
import { commonConfiguration, outputOf } from '../../bundler/rspack/rspackConfig';
import { runRspack } from '../../bundler/rspack/runRspack';
import { trimmedAliases, trimmedRules } from '../../bundler/rspack/trimmedPackages';
import { MONOLITH_BASE, type MonolithFiles } from './monolithPage';

export interface Monolith extends MonolithFiles {
  /** The folder with its files. */
  folder: string;
}

const own = path.join(repositoryRoot, 'tools/bench/overhead/monolith');
const checkOfAnswers = path.join(appFolder('shell'), 'src/manifest/readManifest.ts');
/** The chunk of `apps/training/src/index.ts` is called `training-src-index-ts`, and that of its pages `training-pages`. */
const CHUNK = /^(.+)-(?:src-index-ts|pages)$/;

/**
 * Builds the product as one application: the sources of all modules, of the libraries and of the shell's frame in one
 * build, with the bundler's own splitting. The compiler, the minifier and the target are those of the apps.
 * @throws BuildError if it does not compile
 */
export async function buildMonolith(): Promise<Monolith> {
  const configuration = monolithConfiguration();
  const stats = await runRspack(configuration);
  const { entrypoints, namedChunkGroups } = stats.toJson({ all: false, entrypoints: true, chunkGroups: true });
  const scriptsOf = (assets: readonly { name: string }[] = []) =>
    assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
  const chunks = new Map<string, string[]>();
  for (const [name, { assets }] of Object.entries(namedChunkGroups ?? {})) {
    const id = CHUNK.exec(name)?.[1];
    if (id) chunks.set(id, [...(chunks.get(id) ?? []), ...scriptsOf(assets)]);
  }
  const members = scriptsOf(namedChunkGroups?.client?.assets);
  return { members, folder: outputFolder, scripts: scriptsOf(entrypoints?.main?.assets), chunks };
}

const outputFolder = path.join(repositoryRoot, 'dist/bench/monolith');

function monolithConfiguration(): Configuration {
  const common = commonConfiguration('shell', { development: false, refresh: false });
  return {
    ...common,
    module: { rules: [...common.module.rules, ...trimmedRules] },
    name: 'monolith',
    context: own,
    entry: { main: './start.tsx' },
    output: { ...outputOf('shell', false), path: outputFolder, uniqueName: 'monolith', publicPath: MONOLITH_BASE },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { ...trimmedAliases, [checkOfAnswers]: path.join(own, 'readManifest.ts') },
    },
    optimization: {
      splitChunks: {
        chunks: 'all',
        cacheGroups: { vendor: { test: /node_modules/, chunks: 'initial', name: 'vendor', enforce: true } },
      },
    },
  };
}
