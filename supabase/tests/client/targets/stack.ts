import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { JWK } from 'jose';
import type { Target } from '../target';

const repository = path.resolve(__dirname, '../../../..');
const fixtures = path.join(__dirname, '../fixtures');

/** Milliseconds that a statement may take on every target that we start. */
export const STATEMENT_LIMIT = 3000;

export interface StackTarget extends Target {
  /** Private key that signs its access tokens. */
  signingKey: JWK;
}

/** What a stack serves: the small schema of `fixtures`, or the product with its seed. */
export type Schema = 'fixtures' | 'product';

const settingsOf: Record<Schema, Record<string, string>> = {
  fixtures: {
    STACK_MIGRATIONS: path.join(fixtures, 'migrations'),
    STACK_FUNCTIONS: path.join(fixtures, 'functions'),
    STACK_SEED: '',
    STACK_STATEMENT_LIMIT: String(STATEMENT_LIMIT),
  },
  product: {},
};

/**
 * A local stack of its own. `environment` goes before what the schema sets. The product's database has its seed, unless
 * `STACK_SEED` is empty.
 */
export async function startStack(
  environment: { DATABASE_URL: string; STACK_SEED?: '' },
  schema: Schema = 'fixtures',
): Promise<StackTarget> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'client-contract-'));
  if (schema === 'product' && !environment.DATABASE_URL) await prepareDataFolder(dataFolder);
  const stack = spawn(process.execPath, ['--import', 'tsx', 'tools/local-stack/src/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      CLUBCREW_DATA: dataFolder,
      // The least that bcrypt can do: the contract asks for hundreds of hashes.
      STACK_PASSWORD_COST: '4',
      ...settingsOf[schema],
      ...environment,
    },
  });
  const url = await listening(stack);
  const keys = JSON.parse(readFileSync(path.join(dataFolder, 'keys.json'), 'utf8')) as {
    publishable: string;
    secret: string;
    signing: JWK;
  };
  return {
    url,
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    signingKey: keys.signing,
    stop: async () => {
      const exited = new Promise((resolve) => stack.once('exit', resolve));
      stack.kill('SIGTERM');
      await exited;
      rmSync(dataFolder, { recursive: true });
    },
  };
}

/** The product's database, migrated and seeded, made once for all files of a run. */
async function prepareDataFolder(dataFolder: string): Promise<void> {
  const program = 'tools/local-stack/src/testing/prepared/prepareDataFolder.ts';
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, dataFolder], { cwd: repository });
}

/** The address that the stack prints when it listens. */
function listening(stack: ChildProcess): Promise<string> {
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
