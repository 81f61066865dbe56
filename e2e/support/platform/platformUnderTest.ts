import { execFile, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** Made by `nx run prepared-platform:prepare`: a stopped platform's data, and the programs that tests run. */
export const preparedFolder = path.join(repository, 'dist/prepared-platform');
/** Made by `nx run prepared-platform:prepare-fixtures`: the same data of the platform whose modules are the fixtures. */
export const fixturesFolder = path.join(repository, 'dist/prepared-fixtures');

/**
 * How many test files run at once. Each has its own platform, so none sees another's rows. A group has one platform:
 * other groups run at the same time.
 */
export const PLATFORMS = Number(process.env.E2E_WORKERS ?? 1);

/** A platform that tests run against: its address and its data folder. */
export interface TestedPlatform {
  port: number;
  origin: string;
  dataFolder: string;
  repository: string;
}

/** Where the platforms of this run are. Set before the first worker starts (startPlatforms.ts). */
interface PlatformPlaces {
  ports: readonly number[];
  folder: string;
}

const PLACES = 'E2E_PLATFORMS';

export function announcePlatforms(places: PlatformPlaces): void {
  process.env[PLACES] = JSON.stringify(places);
}

/** @param index which of the platforms, from 0 */
export function platformAt(index: number): TestedPlatform {
  // When tests are only listed, no platform was started.
  const { ports, folder } = JSON.parse(process.env[PLACES] ?? '{"ports":[],"folder":""}') as PlatformPlaces;
  const port = ports[index] ?? 0;
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
    // Tests must not change a developer's own database.
    DATABASE_URL: '',
    // Email sent in the background would interfere with the tests.
    STACK_CLOCK: '0',
    RELEASE_ACTOR: 'team@exercises.test',
    FORCE_COLOR: '0',
  };
}

interface CommandResult {
  exitCode: number;
  stdout: string;
  stderr: string;
}

const releaseProgram = path.join(preparedFolder, 'programs/release.mjs');

/** Runs the program behind `npm run release -- …`, compiled, against the tested platform. */
export const release = (...args: string[]): Promise<CommandResult> => run(repository, releaseProgram, args);

/** Starts the same program, for a test that does something to it while it runs. */
export const startRelease = (...args: string[]): { child: ChildProcess; result: Promise<CommandResult> } =>
  start(repository, releaseProgram, args);

/** Runs `npm run release -- …` as a module team does: from the sources in a folder, against the tested platform. */
export const releaseFrom = (folder: string, ...args: string[]): Promise<CommandResult> =>
  run(folder, 'tools/releases/release.mjs', args);

const run = (cwd: string, program: string, args: string[]): Promise<CommandResult> => start(cwd, program, args).result;

function start(cwd: string, program: string, args: string[]): { child: ChildProcess; result: Promise<CommandResult> } {
  const running = promisify(execFile)(process.execPath, [program, ...args], { cwd, env: commandEnvironment() });
  return { child: running.child, result: outcomeOf(running) };
}

async function outcomeOf(running: Promise<{ stdout: string; stderr: string }>): Promise<CommandResult> {
  try {
    return { exitCode: 0, ...(await running) };
  } catch (error) {
    const failed = error as { code: number; stdout: string; stderr: string };
    return { exitCode: failed.code, stdout: failed.stdout, stderr: failed.stderr };
  }
}
