import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../bundler/buildError';
import { nearestWord } from '../bundler/descriptor/nearestWord';
import { commands, usage } from './commands';
import { helpOf, refuseStray, type CommandContext } from './commands/command';
import { hostedPlatformAddress } from './platforms/hostedPlatform';
import { localPlatformAddress } from './platforms/localPlatform';
import { connectPlatform } from './platforms/platform';
import { createTerminalProgress } from './terminal/progress';
import { endWithReader } from './terminal/endWithReader';
import { ReleaseError } from './registry/releaseError';
import { parseCommandLine } from './terminal/commandLine';
import { repositoryRoot } from '../bundler/paths';
import { currentActor } from './platforms/actor';
import { openStore } from './store/openStore';

/** `npm run release -- <command> …`: one clear sentence and exit code 1 if it fails. */
export async function main(args: string[]): Promise<void> {
  endWithReader(process.stdout);
  // --json also applies to errors of the command line itself.
  const isForProgram = args.includes('--json');
  const document: object = {};
  try {
    const line = parseCommandLine(args);
    const { name, positionals, options } = line;
    const isKnown = name !== undefined && Object.hasOwn(commands, name);
    const command = isKnown ? commands[name] : undefined;
    if (command && options.help) return console.log(helpOf(command));
    if (name === 'help' || (name === undefined && options.help)) return console.log(usage());
    if (!command) throw new ReleaseError(name === undefined ? usage() : noCommand(name));
    refuseStray(name as string, command, line);
    const address = hostedPlatformAddress(process.env) ?? (await localPlatformAddress());
    const context: CommandContext = {
      platform: connectPlatform(address, openStore(address.dataFolder, process.env)),
      progress: createTerminalProgress(),
      actor: currentActor(),
      versionOfApp,
      print: (text) => (isForProgram ? undefined : console.log(text)),
      answer: (part) => Object.assign(document, part),
    };
    await command.run(context, positionals, options);
    if (isForProgram) console.log(JSON.stringify(document));
  } catch (error) {
    const isExpected = error instanceof ReleaseError || error instanceof BuildError;
    if (isForProgram) console.log(JSON.stringify({ ...document, error: (error as Error).message }));
    if (!isForProgram || !isExpected) console.error(isExpected ? error.message : error);
    process.exitCode = error instanceof ReleaseError ? error.exitCode : 1;
  }
}

function noCommand(name: string): string {
  const meant = nearestWord(name, Object.keys(commands));
  return meant
    ? `There is no command "${name}"; did you mean "${meant}"?`
    : `There is no command "${name}".\n\n${usage()}`;
}

/** The version that an app's package.json announces: what `publish` releases by default. */
async function versionOfApp(app: string): Promise<string> {
  const file = path.join(repositoryRoot, 'apps', app, 'package.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseError(`There is no module "${app}": apps/${app} does not exist.`);
  });
  return (JSON.parse(text) as { version: string }).version;
}
