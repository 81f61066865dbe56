import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Measurement } from '../measurement';
import { commandEnvironment, withServedPlatform, type ServedPlatform } from '../servedPlatform';
import { editTitle, MODULE, seenByNewVisitor, titleAfter } from './editedPage';
import { makeWorkspace, type Workspace } from './manyModules';
import { stepTimes } from './stepTimes';

/** The modules of a large firm. */
const MODULES = 50;
const DEFAULT_ROUNDS = 7;

const OF_IT = 'of it: ';

/**
 * The time (milliseconds) from a saved line until a new visitor sees it: publishing with its checks of types and lint, the
 * build, the check in a browser, promotion, and the load. In a workspace of 50 modules, each step as a module team types
 * it. Then the time of each command, and of the steps that it prints.
 */
export function measureChange({ rounds = DEFAULT_ROUNDS }: { rounds?: number }): Promise<Measurement[]> {
  return withServedPlatform(async (served) => {
    const workspace = await makeWorkspace(MODULES);
    try {
      const totals: number[] = [];
      const parts = new Map<string, number[]>();
      // The first round fills Nx's cache with what the module is built on, as a team's machine has it.
      for (let round = 1; round <= rounds + 1; round += 1) {
        await editTitle(workspace, round);
        const times = await releaseOnce(served, workspace, round);
        if (round === 1) continue;
        totals.push([...times].reduce((sum, [part, ms]) => (part.startsWith(OF_IT) ? sum : sum + ms), 0));
        for (const [part, ms] of times) parts.set(part, [...(parts.get(part) ?? []), ms]);
      }
      return [
        { name: 'from a changed line to a new visitor', unit: 'ms', promise: 10_000, runs: totals },
        ...[...parts].map(([name, runs]): Measurement => ({ name, unit: 'ms', runs })),
      ];
    } finally {
      await workspace.remove();
    }
  });
}

/** The time of each command and of the page, which follow each other, and after each command the times of its steps. */
async function releaseOnce(served: ServedPlatform, { folder }: Workspace, round: number): Promise<Map<string, number>> {
  const version = `1.${round}.0`;
  const times = new Map<string, number>();
  const run = async (command: string, ...words: string[]) => {
    const start = performance.now();
    const { stderr } = await promisify(execFile)(process.execPath, ['tools/releases/release.mjs', command, ...words], {
      cwd: folder,
      env: commandEnvironment(served),
    });
    times.set(command, performance.now() - start);
    for (const [title, ms] of stepTimes(stderr)) times.set(`${OF_IT}${title}`, ms);
  };
  await run('publish', MODULE, '--version', version);
  await run('check', `${MODULE}@${version}`);
  await run('promote', MODULE, version, '--reason', 'a measurement');
  const start = performance.now();
  await seenByNewVisitor(served.browser, served.origin, titleAfter(round));
  times.set('a new visitor loads the page', performance.now() - start);
  return times;
}
