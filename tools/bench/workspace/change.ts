import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Measurement } from '../measurement';
import { commandEnvironment, withServedPlatform } from '../servedPlatform';
import { editTitle, MODULE, seenByNewVisitor, titleAfter } from './editedPage';
import { makeWorkspace } from './manyModules';

/** The modules of a large firm. */
const MODULES = 50;
const ROUNDS = 7;

/**
 * The time (milliseconds) from a saved line until a new visitor sees it: publishing with its checks of types and lint, the
 * build, the check in a browser, promotion, and the load. In a workspace of 50 modules, each step as a module team types
 * it.
 */
export function measureChange(): Promise<Measurement[]> {
  return withServedPlatform(async (served) => {
    const workspace = await makeWorkspace(MODULES);
    const run = (...words: string[]) =>
      promisify(execFile)(process.execPath, ['tools/releases/release.mjs', ...words], {
        cwd: workspace.folder,
        env: commandEnvironment(served),
      });
    try {
      const runs: number[] = [];
      // The first round fills Nx's cache with what the module is built on, as a team's machine has it.
      for (let round = 1; round <= ROUNDS + 1; round += 1) {
        await editTitle(workspace, round);
        const version = `1.${round}.0`;
        const start = performance.now();
        await run('publish', MODULE, '--version', version);
        await run('check', `${MODULE}@${version}`);
        await run('promote', MODULE, version, '--reason', 'a measurement');
        await seenByNewVisitor(served.browser, served.origin, titleAfter(round));
        if (round > 1) runs.push(performance.now() - start);
      }
      return [{ name: 'from a changed line to a new visitor', unit: 'ms', promise: 10_000, runs }];
    } finally {
      await workspace.remove();
    }
  });
}
