import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestFolder, type FileDigest } from '../../bundler/output/fileDigests';
import { shellConfiguration } from '../../bundler/rspack/rspackConfig';
import { runRspack } from '../../bundler/rspack/runRspack';

/** The shell's scripts with React's development build, in a folder of their own. Its other files are the published ones. */
export interface DevelopmentShell {
  folder: string;
  /** In the order the page loads them. */
  scripts: string[];
  files: Record<string, FileDigest>;
  remove(): Promise<void>;
}

/** Builds the shell in which a module can be hot reloaded. @throws BuildError with the compiler's words */
export async function buildDevelopmentShell(): Promise<DevelopmentShell> {
  const folder = await mkdtemp(path.join(tmpdir(), 'development-shell-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const stats = await runRspack(shellConfiguration({ developmentFolder: folder }));
    const assets = stats.toJson({ all: false, entrypoints: true }).entrypoints?.main?.assets ?? [];
    const scripts = assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
    return { folder, scripts, files: await digestFolder(folder), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
