import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Target } from '../client/target';

const repository = path.resolve(__dirname, '../../..');

/** The local stack with the product's migrations, seed and functions, in a process of its own on a free port. */
export async function startProductStack(): Promise<Target> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'product-stack-'));
  const stack = spawn(process.execPath, ['--import', 'tsx', 'tools/local-stack/src/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', CLUBCREW_DATA: dataFolder },
  });
  const url = await addressOf(stack);
  const keys = JSON.parse(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')) as Record<string, string>;
  return {
    url,
    publishableKey: keys.publishable ?? '',
    secretKey: keys.secret ?? '',
    stop: async () => {
      const exited = new Promise((resolve) => stack.once('exit', resolve));
      stack.kill('SIGTERM');
      await exited;
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** The address that the stack prints when it listens. */
function addressOf(stack: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /listens at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    stack.stdout?.on('data', read);
    stack.stderr?.on('data', read);
    stack.once('exit', (code) => reject(new Error(`The stack ended with ${code} before it listened:\n${output}`)));
  });
}
