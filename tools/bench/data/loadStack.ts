import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import type { Measurement } from '../measurement';
import { mixedRequests } from './mixedRequests';

const PER_SECOND = 50;
const SECONDS = 20;

/**
 * The local stack over PGlite under 50 mixed requests a second. Each is timed from the moment at which it was due, so
 * that a stack that falls behind cannot hide it.
 */
export async function loadStack(): Promise<Measurement[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const { origin, stop } = await startStack(dataFolder);
  try {
    const keys = JSON.parse(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')) as { publishable: string };
    const nextRequest = await mixedRequests(origin, keys.publishable);
    const start = performance.now() + 500;
    const runs = await Promise.all(
      Array.from({ length: PER_SECOND * SECONDS }, (_, number) =>
        timeFrom(start + (number * 1000) / PER_SECOND, () => nextRequest(number)),
      ),
    );
    return [
      { name: `the local stack under ${PER_SECOND} mixed requests/s, 95 % below`, unit: 'ms', promise: 100, runs },
    ];
  } finally {
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function timeFrom(due: number, send: () => Promise<void>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
  await send();
  return performance.now() - due;
}

/** In a process of its own, as `npm start` runs it. */
async function startStack(dataFolder: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const stack = spawn(process.execPath, ['--import', 'tsx', 'tools/local-stack/src/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', CLUBCREW_DATA: dataFolder },
  });
  const ended = new Promise<void>((resolve) => stack.once('exit', () => resolve()));
  const origin = await originOf(stack);
  return {
    origin,
    stop: () => {
      stack.kill('SIGTERM');
      return ended;
    },
  };
}

function originOf(stack: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    stack.stdout?.on('data', (chunk: Buffer) => {
      const address = /listens at (http:\S+)/.exec(chunk.toString())?.[1];
      if (address) resolve(address);
    });
    stack.once('exit', (code) => reject(new Error(`The stack ended with ${code} before it listened.`)));
  });
}
