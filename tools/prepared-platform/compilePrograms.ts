import type { Configuration } from '@rspack/core';
import { repositoryRoot } from '../bundler/paths';
import { runRspack } from '../bundler/rspack/runRspack';

/** Programs that tests start dozens of times, by the name of their compiled file. */
const PROGRAMS = {
  copy: './tools/prepared-platform/copy.ts',
  serve: './tools/prepared-platform/serve.ts',
  release: './tools/prepared-platform/release.ts',
};

/**
 * Compiles each program into one file. A start from sources compiles them again, which takes most of its time.
 * The compiled code names its own sources by absolute path, so it works in this folder of this machine alone.
 */
export async function compilePrograms(folder: string): Promise<void> {
  await runRspack(configuration(folder));
}

const configuration = (folder: string): Configuration => ({
  mode: 'none',
  target: 'node20',
  context: repositoryRoot,
  devtool: false,
  entry: PROGRAMS,
  output: { path: folder, filename: '[name].mjs', module: true, library: { type: 'module' } },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  externals: [/^(?!\.|\/|@platform\/)/],
  externalsType: 'module',
  module: {
    parser: { javascript: { url: false, worker: false, importMeta: true } },
    rules: [
      // What these import is known when they run: functions of the product, and files of the built app.
      { test: /(functionsService|headFiles)\.ts$/, parser: { importDynamic: false } },
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
});
