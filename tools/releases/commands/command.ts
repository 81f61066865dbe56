import { releaseOptions, type CommandLine, type ReleaseOptions } from '../terminal/commandLine';
import type { Platform } from '../platforms/platform';
import type { Progress } from '../terminal/progress';
import { ReleaseError } from '../registry/releaseError';

/** The context of a command. */
export interface CommandContext {
  platform: Platform;
  progress: Progress;
  /** Who runs the command. */
  actor: string;
  versionOfApp(app: string): Promise<string>;
  /** Prints a line for a person. */
  print(line: string): void;
  /** Adds a part to the document that --json prints for a program. */
  answer(part: object): void;
}

/** One thing that `npm run release` can do. */
export interface Command {
  usage: string;
  purpose: string;
  /** How many words may follow its name. */
  words: number;
  /** Its options besides --json and --help. */
  options: readonly (keyof ReleaseOptions)[];
  run(context: CommandContext, positionals: string[], options: ReleaseOptions): Promise<void>;
}

export { PRODUCTION } from '../channels/promote';

/** The typed word. @throws ReleaseError that explains the usage if there is none */
export function required(value: string | undefined, usage: string): string {
  if (!value) throw new ReleaseError(`Something is missing: npm run release -- ${usage}`);
  return value;
}

/** Options of every command. */
const COMMON = ['json', 'help'] as const;

/** @throws ReleaseError for a word or an option that the command would ignore */
export function refuseStray(name: string, command: Command, { positionals, options }: CommandLine): void {
  const call = `npm run release -- ${command.usage}`;
  const stray = positionals.slice(command.words);
  if (stray.length > 0) throw new ReleaseError(`"${stray.join(' ')}" is unexpected: ${call}`);
  const known = new Set<string>([...command.options, ...COMMON]);
  const unknown = Object.keys(options).find((option) => !known.has(option));
  if (unknown) throw new ReleaseError(`"${name}" has no --${unknown}: ${call}`);
}

/** The output of `npm run release -- <command> --help`. */
export function helpOf({ usage, purpose, options }: Command): string {
  const lines = [...options, ...COMMON].map((option) => `  --${option.padEnd(9)} ${releaseOptions[option].says}`);
  return [`npm run release -- ${usage}`, `  ${purpose}`, '', ...lines].join('\n');
}
