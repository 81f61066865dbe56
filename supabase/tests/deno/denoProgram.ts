import path from 'node:path';

const nodeModules = path.resolve(__dirname, '../../../node_modules');

/**
 * Deno takes npm packages from the node_modules around the folder it is started in, and the network never: with a
 * configuration file, it would look for them beside that file alone, so it gets its import map by name.
 */
export const OFFLINE = ['--node-modules-dir=manual', '--no-config', '--cached-only', '--no-remote', '--no-lock'];

/** The executable itself: the one in `node_modules/.bin` may be a script that does not pass signals on. */
export function denoProgram(): string {
  const { runInstall } = require('deno/install_api.cjs') as { runInstall(): string };
  return runInstall();
}

/**
 * All that Deno itself needs of the environment.
 * @param cache folder of what it has compiled
 */
export function denoEnvironment(cache = path.join(nodeModules, '.cache/deno')): Record<string, string> {
  return { DENO_DIR: cache, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' };
}
