import { parseArgs } from 'node:util';
import { GeneratorError } from './generatorError';

/** How to call the command. */
export const usage = [
  'npm run new -- <id> [--json]',
  '  <id>     how the module is called, such as facilities: its folder under apps/, its pages below /<id>, its table',
  '  --json   one JSON document with the files that were made, instead of the next steps',
].join('\n');

/**
 * Parses the command line.
 * @returns no id if it asks for help
 * @throws GeneratorError that explains the usage
 */
export function readCommandLine(args: string[]): { id: string | undefined; json: boolean } {
  const { values, positionals } = parse(args);
  const [id, ...stray] = positionals;
  if (values.help) return { id: undefined, json: false };
  if (!id) throw new GeneratorError(`Say how the module is called: npm run new -- facilities\n\n${usage}`);
  if (stray.length > 0) throw new GeneratorError(`"${stray.join(' ')}" is unexpected.\n\n${usage}`);
  return { id, json: values.json };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new GeneratorError(`${(error as Error).message}\n\n${usage}`);
  }
}
