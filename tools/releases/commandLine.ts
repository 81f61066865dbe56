import { parseArgs } from 'node:util';
import { ReleaseError } from './releaseError';

export interface ReleaseOptions {
  version?: string;
  channel?: string;
  reason?: string;
  /** The release that people have to have still. */
  from?: string;
  /** Percent of the clubs, as it was typed. */
  share?: string;
  /** Says that a smaller share is meant. */
  shrink?: boolean;
  /** Insists on a promotion without a passed check. */
  force?: boolean;
  /** E-mail address of whom a preview is for. */
  for?: string;
  /** How long a preview lasts, as it was typed. */
  hours?: string;
  /** Id of a preview to end. */
  end?: string;
  /** Whose a publisher's key is. */
  name?: string;
  /** The modules that it may sign, as they were typed. */
  modules?: string;
  /** Id of the key that signs. */
  key?: string;
  /** For how many days files are kept, as it was typed. */
  days?: string;
  /** Says that what asks for it is meant. */
  yes?: boolean;
  /** Asks how the commands are called. */
  help?: boolean;
}

export interface CommandLine {
  name: string | undefined;
  positionals: string[];
  options: ReleaseOptions;
}

/** Splits the command line. @throws ReleaseError for an option that does not exist or lacks its value */
export function parseCommandLine(args: string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        channel: { type: 'string' },
        reason: { type: 'string' },
        from: { type: 'string' },
        share: { type: 'string' },
        shrink: { type: 'boolean' },
        force: { type: 'boolean' },
        for: { type: 'string' },
        hours: { type: 'string' },
        end: { type: 'string' },
        days: { type: 'string' },
        yes: { type: 'boolean' },
        name: { type: 'string' },
        modules: { type: 'string' },
        key: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [name, ...rest] = positionals;
    return { name, positionals: rest, options: values };
  } catch (error) {
    const ambiguous = /^Option '(?:-\w, )?(--[\w-]+)/.exec((error as Error).message)?.[1];
    if ((error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && ambiguous) {
      const value = args[args.indexOf(ambiguous) + 1];
      if (value !== undefined) throw new ReleaseError(`"${value}" is no value for ${ambiguous}.`);
    }
    // Node explains at length how to pass such a word all the same; the first sentence says what is wrong.
    throw new ReleaseError(`${(error as Error).message.split('. ')[0]}.`);
  }
}
