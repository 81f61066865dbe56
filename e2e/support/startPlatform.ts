import { spawn } from 'node:child_process';
import { commandEnvironment, platformAt, PLATFORMS, type TestedPlatform } from './platformUnderTest';

/** Longest that a start from nothing may take on two cores (milliseconds): three minutes. */
const START_LIMIT_MS = 180_000;

/** Starts the product as a person would, afresh and once for each worker, and stops it after the last test. */
async function startPlatforms(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => void (await Promise.all(stops.map((stop) => stop())));
  try {
    // One after the other: each builds the modules for itself, and there is one folder for what is built.
    for (let index = 0; index < PLATFORMS; index += 1) stops.push(await startPlatform(platformAt(index)));
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
