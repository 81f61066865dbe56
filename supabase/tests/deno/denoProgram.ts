import path from 'node:path';

const nodeModules = path.resolve(__dirname, '../../../node_modules');

/**
 * Deno takes npm packages from the node_modules around the folder it is started in, and the network never: with a
 * configuration file, it would look for them beside that file alone, so it gets its import map by name.
 */
export const OFFLINE = ['--node-modules-dir=manual', '--no-config', '--cached-only', '--no-remote', '--no-lock'];

/** The executable itself: the one in `node_modules/.bin` is a script that does not pass signals on. */
export function denoProgram(): string {
  const family = process.platform === 'linux' ? '-glibc' : '';
  const name = `@deno/${process.platform}-${process.arch}${family}`;
  try {
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    return path.join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  } catch {
    throw new Error(
      `Deno is not installed for ${process.platform} on ${process.arch}: npm has no build of it there, or "npm ci" left ` +
        'out optional dependencies. Run the functions on Node with: npx jest --selectProjects functions-on-stack',
    );
  }
}

/**
 * All that Deno itself needs of the environment.
 * @param cache folder of what it has compiled
 */
export function denoEnvironment(cache = path.join(nodeModules, '.cache/deno')): Record<string, string> {
  return { DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
}
