import { spawn } from 'node:child_process';
import { commandEnvironment, platformAt, PLATFORMS, type TestedPlatform } from './platformUnderTest';

/** Longest that a start from nothing may take on two cores (milliseconds): three minutes. */
const START_LIMIT_MS = 180_000;

/** Starts the product as a person would, afresh and once for each worker, and stops all after the last test. */
async function startPlatforms(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => void (await Promise.all(stops.map((stop) => stop())));
  const start = async (index: number) => stops.push(await startPlatform(platformAt(index)));
  try {
    // The first builds what the others find built.
    await start(0);
    const others = await Promise.allSettled(Array.from({ length: PLATFORMS - 1 }, (_, index) => start(index + 1)));
    const failed = others.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed) throw failed.reason;
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

/** @returns what stops it */
async function startPlatform(platform: TestedPlatform): Promise<() => Promise<void>> {
  const child = spawn('npm', ['start', '--silent', '--', '--reset'], {
    cwd: platform.repository,
    env: commandEnvironment(platform),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`npm start was not ready in time:\n${output}`)), START_LIMIT_MS);
    const read = (text: Buffer) => {
      output += text.toString();
      if (!output.includes(`is ready at ${platform.origin}`)) return;
      clearTimeout(limit);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output}`)));
  });
  return async () => {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
}

export default startPlatforms;
