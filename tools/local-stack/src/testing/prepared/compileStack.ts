import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { repositoryRoot } from '../../../../bundler/paths';
import { runRspack } from '../../../../bundler/rspack/runRspack';

const PROGRAM = 'main.mjs';

/**
 * Compiles the program that starts only the stack into one file, for tests that start it dozens of times: compiling its
 * sources each time takes a third of each start. Its workers and scripts stay where they are. It calls no functions,
 * whose sources need their own compiler.
 * @param folder below the repository, where its packages are found
 * @returns the file to run with Node
 */
export async function compileStack(folder: string): Promise<string> {
  await runRspack(configuration(folder));
  return path.join(folder, PROGRAM);
}

const configuration = (folder: string): Configuration => ({
  mode: 'none',
  target: 'node20',
  context: repositoryRoot,
  devtool: false,
  entry: './tools/local-stack/src/main.ts',
  output: { path: folder, filename: PROGRAM, module: true, library: { type: 'module' } },
  resolve: { extensions: ['.ts', '.js'] },
  externals: [/^(?!\.|\/|@platform\/)/],
  externalsType: 'module',
  module: {
    parser: { javascript: { url: false, worker: false, importMeta: true } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
});
