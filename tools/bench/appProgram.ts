import { createRequire } from 'node:module';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appFolder } from '../bundler/paths';
import { commonConfiguration } from '../bundler/rspack/rspackConfig';
import { runRspack } from '../bundler/rspack/runRspack';

/**
 * The exports of an app's file, compiled like the app and run here.
 * @param file relative to the app's folder
 */
export async function appProgram<Exports>(app: string, file: string): Promise<Exports> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-program-'));
  try {
    const common = commonConfiguration(app, { development: false, refresh: false });
    await runRspack({
      ...common,
      name: `${app} benchmark`,
      entry: { program: path.join(appFolder(app), file) },
      target: 'node20',
      output: { path: folder, filename: 'program.cjs', library: { type: 'commonjs2' } },
      resolve: { extensions: ['.tsx', '.ts', '.js'] },
      optimization: { minimize: false },
      module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    });
    return createRequire(import.meta.url)(path.join(folder, 'program.cjs')) as Exports;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
