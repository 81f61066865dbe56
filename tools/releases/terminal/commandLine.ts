import { parseArgs } from 'node:util';
import { ReleaseError } from '../registry/releaseError';

/** Every option of `npm run release`: whether it takes a value, and its help text. */
export const releaseOptions = {
  version: { type: 'string', says: 'the version of the release; that of package.json unless told' },
  channel: { type: 'string', says: 'production, staging or preview/<name>' },
  reason: { type: 'string', says: 'why, for the history' },
  from: { type: 'string', says: 'the release that people have to have still: a colleague may be faster' },
  share: { type: 'string', says: 'how many percent of the clubs get it, from 1 to 100' },
  shrink: { type: 'boolean', says: 'a smaller share than now is meant' },
  force: { type: 'boolean', says: 'insists on a promotion without a passed check; the history says so' },
  for: { type: 'string', says: 'the email address of the person who may see it' },
  hours: { type: 'string', says: 'how long the preview lasts, from 1 to 168 hours' },
  end: { type: 'string', says: 'the id of the preview to end' },
  days: { type: 'string', says: 'for how many days files are kept' },
  yes: { type: 'boolean', says: 'what would ask first is meant' },
  name: { type: 'string', says: 'whose key it is' },
  modules: { type: 'string', says: 'the modules that it may sign, with commas between; every module unless told' },
  key: { type: 'string', says: 'the id of the key that signs' },
  json: { type: 'boolean', says: 'one JSON document on the standard output instead of sentences' },
  help: { type: 'boolean', short: 'h', says: 'how the command is called' },
} as const satisfies Record<string, { type: 'string' | 'boolean'; short?: string; says: string }>;

/** The options as they were typed. */
export type ReleaseOptions = {
  -readonly [Name in keyof typeof releaseOptions]?: (typeof releaseOptions)[Name]['type'] extends 'string'
    ? string
    : boolean;
};

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
      options: releaseOptions,
    });
    const [name, ...rest] = positionals;
    return { name, positionals: rest, options: values };
  } catch (error) {
    const ambiguous = /^Option '(?:-\w, )?(--[\w-]+)/.exec((error as Error).message)?.[1];
    if ((error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && ambiguous) {
      const value = args[args.indexOf(ambiguous) + 1];
      if (value !== undefined) throw new ReleaseError(`"${value}" is no value for ${ambiguous}.`);
    }
    // Node also explains how to pass such a word; the first sentence says what is wrong.
    throw new ReleaseError(`${(error as Error).message.split('. ')[0]}.`);
  }
}
