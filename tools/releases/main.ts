import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../bundler/buildError';
import { commands, usage } from './commands';
import type { CommandContext } from './commands/command';
import { hostedPlatformAddress } from './hostedPlatform';
import { localPlatformAddress } from './localPlatform';
import { connectPlatform } from './platform';
import { createTerminalProgress } from './progress';
import { endWithReader } from './endWithReader';
import { ReleaseError } from './releaseError';
import { parseCommandLine } from './commandLine';
import { repositoryRoot } from '../bundler/paths';
import { currentActor } from './actor';
import { openStore } from './store/openStore';

/** `npm run release -- <command> …`: one clear sentence and exit code 1 for whatever cannot be done. */
export async function main(args: string[]): Promise<void> {
  endWithReader(process.stdout);
  try {
    const { name, positionals, options } = parseCommandLine(args);
    if (options.help || name === 'help') return console.log(usage());
    const command = name === undefined ? undefined : commands[name];
    if (!command) throw new ReleaseError(name === undefined ? usage() : `There is no command "${name}".\n\n${usage()}`);
    const address = hostedPlatformAddress(process.env) ?? (await localPlatformAddress());
    const context: CommandContext = {
      platform: connectPlatform(address, openStore(address.dataFolder, process.env)),
      progress: createTerminalProgress(),
      actor: currentActor(),
      versionOfApp,
      print: (line) => console.log(line),
    };
    await command.run(context, positionals, options);
  } catch (error) {
    console.error(error instanceof ReleaseError || error instanceof BuildError ? error.message : error);
    process.exitCode = error instanceof ReleaseError ? error.exitCode : 1;
  }
}

/** The version that an app's package.json announces: what `publish` releases unless told otherwise. */
async function versionOfApp(app: string): Promise<string> {
  const file = path.join(repositoryRoot, 'apps', app, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(`There is no module "${app}": apps/${app} does not exist.`);
  });
  return (JSON.parse(text) as { version: string }).version;
}
