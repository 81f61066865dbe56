import type { ReleaseOptions } from '../commandLine';
import type { Platform } from '../platform';
import type { Progress } from '../progress';
import { ReleaseError } from '../releaseError';

/** What a command works with. */
export interface CommandContext {
  platform: Platform;
  progress: Progress;
  /** Who runs the command. */
  actor: string;
  versionOfApp(app: string): Promise<string>;
  print(line: string): void;
}

/** One thing that `npm run release` can do. */
export interface Command {
  usage: string;
  purpose: string;
  run(context: CommandContext, positionals: string[], options: ReleaseOptions): Promise<void>;
}

/** The channel that clubs follow unless their engagement says otherwise. */
export const PRODUCTION = 'production';

/** What was typed, or a ReleaseError that says how the command is called. */
export function required(value: string | undefined, usage: string): string {
  if (!value) throw new ReleaseError(`Something is missing: npm run release -- ${usage}`);
  return value;
}
