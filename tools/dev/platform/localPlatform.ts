import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { DevError } from '../devError';

/** A platform that this process starts, and so must stop. */
interface StartingPlatform {
  /** Resolves when people can use it. @throws DevError when it ends before */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the local platform as `npm start` does. */
export function startLocalPlatform(origin: string): StartingPlatform {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'tools/local-stack/start.mjs')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group: Ctrl+C reaches only us, and we stop it once, in order.
    detached: true,
  });
  let stopping = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      if (!stopping) console.error('The local platform has ended.');
      resolve();
    }),
  );
  const ready = new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes(`is ready at ${origin}`)) resolve();
    });
    void ended.then(() => reject(new DevError('The local platform did not start; the reason stands above.')));
  });
  return {
    ready,
    async stop() {
      stopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
