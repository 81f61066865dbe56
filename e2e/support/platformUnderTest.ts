import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** How many files of tests run at once. Each of them has a platform to itself, so none meets another's rows. */
export const PLATFORMS = 3;

/** A platform that tests run against: where it answers and keeps its data. */
export interface TestedPlatform {
  port: number;
  origin: string;
  dataFolder: string;
  repository: string;
}

/** @param index which of the platforms, from 0 */
export function platformAt(index: number): TestedPlatform {
  // Apart from a developer's own at 4200.
  const port = Number(process.env.E2E_PORT ?? 4280) + index;
  const folder = process.env.E2E_DATA ?? path.join(tmpdir(), 'platform-e2e');
  return { port, origin: `http://127.0.0.1:${port}`, dataFolder: path.join(folder, String(index)), repository };
}

/** The platform of the worker that runs this file. */
export const platform = platformAt(Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Environment in which the project's commands talk to a tested platform. */
export function commandEnvironment({ port, dataFolder } = platform): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    CLUBCREW_DATA: dataFolder,
    // A developer's own database is not for tests.
    DATABASE_URL: '',
    // Mail that goes out by itself would come in between what a test does.
    STACK_CLOCK: '0',
    RELEASE_ACTOR: 'team@training.test',
    FORCE_COLOR: '0',
  };
}

export interface CommandResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run release -- …` against the tested platform. */
export async function release(...args: string[]): Promise<CommandResult> {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, ['tools/releases/release.mjs', ...args], {
      cwd: repository,
      env: commandEnvironment(),
    });
    return { exitCode: 0, stdout, stderr };
  } catch (error) {
    const failed = error as { code: number; stdout: string; stderr: string };
    return { exitCode: failed.code, stdout: failed.stdout, stderr: failed.stderr };
  }
}
