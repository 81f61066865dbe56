import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepared } from './folder';
import { freePort } from '../checks/freePort';
import { repositoryRoot } from '../bundler/paths';

/** A running platform with its sample club, until it is stopped. */
export interface ServedCopy {
  /** Its origin, without a trailing slash. */
  origin: string;
  publishableKey: string;
  /** For commands that talk to it. */
  environment: NodeJS.ProcessEnv;
  /** Stops it and removes its data. @returns its exit code; null if a signal ended it */
  stop(): Promise<number | null>;
}

/**
 * Serves a copy of the prepared platform on a free port.
 * @throws Error with the platform's output if it ends before it is ready
 */
export async function serveCopy(): Promise<ServedCopy> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'platform-copy-'));
  await cp(prepared.data, dataFolder, { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // A developer's own database is not for tests.
  const environment = { ...process.env, PORT: String(port), CLUBCREW_DATA: dataFolder, DATABASE_URL: '' };
  const child = spawn(process.execPath, [path.join(prepared.programs, 'serve.mjs')], {
    cwd: repositoryRoot,
    env: environment,
    stdio: 'pipe',
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await ended;
    await rm(dataFolder, { recursive: true, force: true });
    return code;
  };
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes(`is ready at ${origin}`)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The platform ended before it was ready:\n${output}`)));
  });
  const keys = JSON.parse(await readFile(path.join(dataFolder, 'keys.json'), 'utf8')) as { publishable: string };
  return { origin, publishableKey: keys.publishable, environment, stop };
}
