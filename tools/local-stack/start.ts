import { parseArgs } from 'node:util';
import { brand } from '@platform/contract';
import { localSettings } from '../releases/localPlatform';
import { connectPlatform } from '../releases/platform';
import { createTerminalProgress, type Progress } from '../releases/progress';
import { ReleaseError } from '../releases/releaseError';
import { bringUpToDate } from './src/bringUpToDate';
import { buildApps } from './src/buildApps';
import { startLocalStack, StartError, stopOnSignal, type LocalStack } from './src';

/**
 * `npm start`: builds what is missing, starts the local stack, publishes every module that has no release yet,
 * composes the site and serves it. Stops cleanly on SIGINT and SIGTERM.
 */
export async function main(args: string[]): Promise<void> {
  const { DATABASE_URL } = process.env;
  let stack: LocalStack | undefined;
  try {
    const { reset, port, dataFolder } = readSettings(args);
    const progress = createTerminalProgress();
    stack = await progress.step('Starting the database and the gateway', () =>
      startLocalStack({ port, dataFolder, reset, ...(DATABASE_URL && { databaseUrl: DATABASE_URL }) }),
    );
    const started = stack;
    stopOnSignal(() => started.close());
    await publishAndCompose(stack, dataFolder, progress);
    console.log(`\n${brand.name} is ready at ${stack.origin}`);
  } catch (error) {
    const expected = error instanceof StartError || error instanceof ReleaseError;
    console.error(expected ? error.message : error);
    await stack?.close();
    process.exit(1);
  }
}

async function publishAndCompose(stack: LocalStack, dataFolder: string, progress: Progress): Promise<void> {
  const apps = await progress.step('Building what has changed', () => buildApps());
  const { publishable, secret } = stack.keys;
  const address = { origin: stack.origin, publishableKey: publishable, secretKey: secret, dataFolder };
  const notes = await bringUpToDate(connectPlatform(address), apps, progress);
  notes.forEach((note) => console.log(note));
}

function readSettings(args: string[]): { reset: boolean; port: number; dataFolder: string } {
  try {
    const { values } = parseArgs({ args, options: { reset: { type: 'boolean', default: false } } });
    return { reset: values.reset, ...localSettings() };
  } catch (error) {
    throw error instanceof ReleaseError ? error : new StartError((error as Error).message);
  }
}
