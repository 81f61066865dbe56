import { parseArgs } from 'node:util';
import { SchemaError } from './schemaError';

/** How to call the command. */
export const usage = `npm run schema -- diff   what supabase/schemas says and the migrations do not do yet
npm run schema -- seal   records the migrations that land, so that no later edit goes unseen

diff starts its own database in memory and ends with exit code 1 when there is a difference.
docs/data.md, "A new table", says how a change becomes a migration.`;

const COMMANDS = ['diff', 'seal', 'help'] as const;

type CommandName = (typeof COMMANDS)[number];

/** Reads the command line. @throws SchemaError that says how to call it */
export function readCommandLine(args: string[]): CommandName {
  const { values, positionals } = parse(args);
  const [name, ...stray] = positionals;
  if (values.help) return 'help';
  if (name === undefined) throw new SchemaError(usage);
  if (stray.length > 0) throw new SchemaError(`"${stray.join(' ')}" is too much.\n\n${usage}`);
  const command = COMMANDS.find((known) => known === name);
  if (!command) throw new SchemaError(`There is no command "${name}".\n\n${usage}`);
  return command;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  } catch (error) {
    throw new SchemaError(`${(error as Error).message}\n\n${usage}`);
  }
}
