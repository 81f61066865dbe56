import { spawn } from 'node:child_process';
import { commandEnvironment, platform } from './platformUnderTest';

/** Longest that a start from nothing may take on two cores (milliseconds): three minutes. */
const START_LIMIT_MS = 180_000;

/** Starts the product as a person would, afresh, before the first test, and stops it after the last. */
async function startPlatform(): Promise<() => Promise<void>> {
  const child = spawn('npm', ['start', '--silent', '--', '--reset'], {
    cwd: platform.repository,
    env: commandEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
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
  await ready;
  return async () => {
    const ended = new Promise((resolve) => child.on('exit', resolve));
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
}

export default startPlatform;
