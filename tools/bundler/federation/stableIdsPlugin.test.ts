import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../paths';

const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true });
});

/**
 * Builds the same program with a shared package in its own folder, and in its own process, because Jest cannot load the
 * compiler.
 * @returns the code, without the folder's name
 */
async function buildIn(name: string, { isStable }: { isStable: boolean }): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), name)));
  folders.push(folder);
  const shared = path.join(folder, 'node_modules/tides');
  await mkdir(shared, { recursive: true });
  await writeFile(path.join(shared, 'package.json'), '{ "name": "tides", "version": "1.0.0", "main": "index.js" }');
  await writeFile(path.join(shared, 'index.js'), 'module.exports = "high";');
  await writeFile(path.join(folder, 'package.json'), '{ "name": "pool", "dependencies": { "tides": "1.0.0" } }');
  await writeFile(path.join(folder, 'start.js'), 'console.log(require("tides"));');
  const program = `
    import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
    import { StableIdsPlugin } from './federation/stableIdsPlugin.ts';
    import { runRspack } from './rspack/runRspack.ts';
    const folder = ${JSON.stringify(folder)};
    const shared = { tides: { eager: true, singleton: true } };
    await runRspack({
      context: folder,
      mode: 'production',
      entry: './start.js',
      output: { path: folder + '/out', filename: 'main.js' },
      optimization: { minimize: false },
      plugins: [
        new ModuleFederationPlugin({ name: 'pool', shared, manifest: false, dts: false, dev: false }),
        ...(${isStable} ? [new StableIdsPlugin(folder)] : []),
      ],
    });
  `;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: path.join(repositoryRoot, 'tools/bundler'),
  });
  const code = await readFile(path.join(folder, 'out/main.js'), 'utf8');
  return code.replaceAll(folder, '');
}

test.each([
  ['makes the same files of the same sources in two folders', true],
  ['is needed for that', false],
])('%s', async (_title, isStable) => {
  const [here, there] = await Promise.all([buildIn('here', { isStable }), buildIn('over-there', { isStable })]);
  expect(here === there).toBe(isStable);
});
