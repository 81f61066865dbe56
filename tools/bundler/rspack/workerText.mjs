import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Loader for `./program?worker`: compiles the program with everything that it imports into one text and exports that. The
 * text is part of the chunk that imports it, so the chunk's digest covers it, and its address does not matter.
 * Options: `configuration`, which compiles every app.
 */
export default function workerText() {
  const callback = this.async();
  compile(this.resourcePath, this.getOptions().configuration).then(
    ({ text, files }) => {
      for (const file of files) this.addDependency(file);
      callback(null, `export const program = ${JSON.stringify(text)};`);
    },
    (error) => callback(error),
  );
}

async function compile(program, configuration) {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-text-'));
  const compiler = rspack({
    ...configuration,
    name: path.basename(program),
    entry: { program },
    target: ['webworker', 'es2022'],
    devtool: false,
    output: { path: folder, filename: 'program.js' },
    module: { ...configuration.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  });
  try {
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result))),
    );
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true, colors: false }));
    const files = [...stats.compilation.fileDependencies].filter((file) => !file.includes('node_modules'));
    return { text: await readFile(path.join(folder, 'program.js'), 'utf8'), files };
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
    await rm(folder, { recursive: true, force: true });
  }
}
