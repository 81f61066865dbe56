import { parseArgs } from 'node:util';
import { brand } from '@platform/contract';
import { followRegistry, type RegistryFollower } from '../releases/compose/followRegistry';
import { localSettings } from '../releases/platforms/localPlatform';
import { connectPlatform, type Platform } from '../releases/platforms/platform';
import { createTerminalProgress, type Progress } from '../releases/terminal/progress';
import { ReleaseError } from '../releases/registry/releaseError';
import { keyFolderOf, prepareRoot } from '../releases/signing/keyFolder';
import type { ArtifactStore } from '../releases/store/artifactStore';
import { withBuilds } from '../releases/publishing/withBuilds';
import { openStore } from '../releases/store/openStore';
import { bringUpToDate } from './src/bringUpToDate';
import { buildApps } from './src/buildApps';
import { startLocalStack, StartError, stopOnSignal, type LocalStack } from './src';

/** The same interval as in a hosted project's schedule. */
const CLOCK_INTERVAL_MS = 60_000;
/** How soon the site follows when the platform withdraws a release by itself. */
const REGISTRY_INTERVAL_MS = 5_000;

/**
 * `npm start`: starts the local stack, which migrates data of an earlier version, builds what is missing, publishes
 * every module without a release, composes the site, serves it and keeps it in sync with the registry. Sends
 * notifications every minute, or at the interval STACK_CLOCK (milliseconds; 0 for never). Stops cleanly on SIGINT and
 * SIGTERM.
 */
export async function main(args: string[]): Promise<void> {
  const { DATABASE_URL, STACK_CLOCK } = process.env;
  let stack: LocalStack | undefined;
  let follower: RegistryFollower | undefined;
  try {
    const { reset, keepsCopy, json, help, port, dataFolder } = readSettings(args);
    if (help) return console.log(usage);
    const store = openStore(dataFolder, process.env);
    const progress = createTerminalProgress();
    stack = await startLocalStack({
      port,
      dataFolder,
      reset,
      keepsCopy,
      progress,
      ...(DATABASE_URL && { databaseUrl: DATABASE_URL }),
      ...(process.env.ARTIFACTS && { readArtifact: (file) => store.read(file) }),
      clockInterval: Number(STACK_CLOCK ?? CLOCK_INTERVAL_MS),
    });
    const started = stack;
    stopOnSignal(async () => {
      await follower?.stop();
      await started.close();
    });
    await prepareRoot(keyFolderOf(dataFolder));
    const platform = connectTo(stack, dataFolder, store);
    (await publishAndCompose(platform, progress)).forEach((note) => (json ? console.error(note) : console.log(note)));
    follower = followRegistry(platform, REGISTRY_INTERVAL_MS);
    console.log(
      json ? JSON.stringify({ origin: stack.origin, dataFolder }) : `\n${brand.name} is ready at ${stack.origin}`,
    );
  } catch (error) {
    const expected = error instanceof StartError || error instanceof ReleaseError;
    console.error(expected ? error.message : error);
    await stack?.close();
    process.exit(1);
  }
}

function connectTo({ origin, keys }: LocalStack, dataFolder: string, store: ArtifactStore): Platform {
  return connectPlatform({ origin, publishableKey: keys.publishable, secretKey: keys.secret, dataFolder }, store);
}

/** @returns notes for the developer */
async function publishAndCompose(platform: Platform, progress: Progress): Promise<string[]> {
  return withBuilds(progress, async () => {
    const apps = await progress.step('Building what has changed', () => buildApps());
    return bringUpToDate(platform, apps, progress, { areBuilt: true });
  });
}

const usage = [
  'npm start -- [--reset] [--no-copy] [--json]',
  '  --reset     starts afresh; what was there is kept as a copy',
  '  --no-copy   keeps no copy before it migrates or starts afresh',
  '  --json      one line of JSON with the address, once it is ready',
  'PORT and CLUBCREW_DATA choose another port and data folder, DATABASE_URL a PostgreSQL database of its own.',
].join('\n');

interface Settings {
  reset: boolean;
  keepsCopy: boolean;
  json: boolean;
  help: boolean;
  port: number;
  dataFolder: string;
}

function readSettings(args: string[]): Settings {
  try {
    const isOff = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({
      args,
      options: { reset: isOff, 'no-copy': isOff, json: isOff, help: { ...isOff, short: 'h' } },
    });
    const { reset, json, help, 'no-copy': isWithoutCopy } = values;
    return { reset, keepsCopy: !isWithoutCopy, json, help, ...localSettings() };
  } catch (error) {
    throw error instanceof ReleaseError ? error : new StartError((error as Error).message);
  }
}
