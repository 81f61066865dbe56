import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { announcedRounds } from '../announcedRounds';
import type { Measurement } from '../measurement';
import { commandEnvironment, withServedPlatform, type ServedPlatform } from '../servedPlatform';
import { editTitle, MODULE, seenByNewVisitor, titleAfter } from './editedPage';
import { makeWorkspace, type Workspace } from './manyModules';
import { stepTimes } from './stepTimes';

/** The modules of this product, and of a large firm. */
const SIZES = [10, 50];
const DEFAULT_ROUNDS = 7;

/**
 * The time (milliseconds) from a saved line until a new visitor sees it: the command that checks types and lint, builds a
 * release, mounts it in a browser and promotes it, and the load of its page. In a workspace of 10 modules and one of 50.
 * Then, of the large one, the times of the command, of the steps that it prints, and of the load.
 */
export function measureChange({ rounds = DEFAULT_ROUNDS }: { rounds?: number }): Promise<Measurement[]> {
  return withServedPlatform(async (served) => {
    const bySize: { size: number; times: Map<string, number>[] }[] = [];
    for (const [index, size] of SIZES.entries()) {
      // A release never changes: each workspace has versions of its own.
      bySize.push({ size, times: await changeOften(served, { size, rounds, major: index + 2 }) });
    }
    const parts = bySize.at(-1)?.times ?? [];
    return [
      ...bySize.map(({ size, times }): Measurement => ({
        name: `from a changed line to a new visitor, ${size} modules`,
        unit: 'ms',
        promise: 10_000,
        runs: times.map((round) => (round.get(COMMAND) ?? 0) + (round.get(LOAD) ?? 0)),
      })),
      ...[...(parts[0]?.keys() ?? [])].map((name): Measurement => ({
        name,
        unit: 'ms',
        runs: parts.map((round) => round.get(name) ?? 0),
      })),
    ];
  });
}

const COMMAND = 'publish to production';
const LOAD = 'a new visitor loads the page';

interface Changes {
  size: number;
  rounds: number;
  /** Of the versions. */
  major: number;
}

/** The times of every round after the first, which fills the caches of a team's machine. */
async function changeOften(served: ServedPlatform, { size, rounds, major }: Changes): Promise<Map<string, number>[]> {
  const workspace = await makeWorkspace(size);
  try {
    const times: Map<string, number>[] = [];
    for (const round of announcedRounds(1, rounds + 1)) {
      await editTitle(workspace, round);
      times.push(await releaseOnce(served, workspace, { version: `${major}.${round}.0`, round }));
    }
    return times.slice(1);
  } finally {
    await workspace.remove();
  }
}

/** The times of the command, of each of its steps, and of the page that follows. */
async function releaseOnce(
  served: ServedPlatform,
  { folder }: Workspace,
  { version, round }: { version: string; round: number },
): Promise<Map<string, number>> {
  const words = ['publish', MODULE, '--version', version, '--channel', 'production', '--reason', 'a measurement'];
  const start = performance.now();
  const { stderr } = await promisify(execFile)(process.execPath, ['tools/releases/release.mjs', ...words], {
    cwd: folder,
    env: commandEnvironment(served),
  });
  const promoted = performance.now();
  await seenByNewVisitor(served.browser, served.origin, titleAfter(round));
  return new Map([
    [COMMAND, promoted - start],
    ...[...stepTimes(stderr)].map(([title, ms]) => [`of it: ${title}`, ms] as const),
    [LOAD, performance.now() - promoted],
  ]);
}
