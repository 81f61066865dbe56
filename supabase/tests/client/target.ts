import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the contract is checked against. */
export interface Target {
  url: string;
  publishableKey: string;
  secretKey: string;
  stop(): Promise<void>;
}

const repository = path.resolve(__dirname, '../../..');
const fixtures = path.join(__dirname, 'fixtures');

/**
 * The project at TARGET_URL, to which `fixtures/migrations` were applied, with TARGET_PUBLISHABLE_KEY and
 * TARGET_SECRET_KEY; without it a local stack of its own, in a process of its own, as `npm start` runs it.
 */
export async function openTarget(): Promise<Target> {
  const { TARGET_URL, TARGET_PUBLISHABLE_KEY, TARGET_SECRET_KEY } = process.env;
  if (!TARGET_URL) return startStack();
  if (!TARGET_PUBLISHABLE_KEY || !TARGET_SECRET_KEY) {
    throw new Error('TARGET_URL needs TARGET_PUBLISHABLE_KEY and TARGET_SECRET_KEY');
  }
  return {
    url: TARGET_URL,
    publishableKey: TARGET_PUBLISHABLE_KEY,
    secretKey: TARGET_SECRET_KEY,
    stop: async () => undefined,
  };
}

/** The local stack is stricter and more careful than a hosted project must be. */
export const isLocalStack = !process.env.TARGET_URL;

async function startStack(): Promise<Target> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'client-contract-'));
  const stack = spawn(process.execPath, ['--import', 'tsx', 'tools/local-stack/src/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      CLUBCREW_DATA: dataFolder,
      STACK_MIGRATIONS: path.join(fixtures, 'migrations'),
      STACK_FUNCTIONS: path.join(fixtures, 'functions'),
      STACK_SEED: '',
      STACK_STATEMENT_LIMIT: '3000',
    },
  });
  const url = await origin(stack);
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
function origin(stack: ChildProcess): Promise<string> {
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
