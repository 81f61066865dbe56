import { parseArgs } from 'node:util';
import { ReleaseError } from './releaseError';

export interface ReleaseOptions {
  version?: string;
  channel?: string;
  reason?: string;
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
      options: { version: { type: 'string' }, channel: { type: 'string' }, reason: { type: 'string' } },
    });
    const [name, ...rest] = positionals;
    return { name, positionals: rest, options: values };
  } catch (error) {
    // Node explains at length how to pass such a word all the same; the first sentence says what is wrong.
    throw new ReleaseError(`${(error as Error).message.split('. ')[0]}.`);
  }
}
