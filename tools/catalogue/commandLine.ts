import { parseArgs } from 'node:util';
import { DevError } from '../dev/devError';

const DEFAULT_PORT = 4202;

/** How to call the command. */
export const usage = `npm run catalogue [-- --port <port>]   (${DEFAULT_PORT} unless told)`;

/** Parses the command line; undefined if it asks for help. @throws DevError that explains the usage */
export function readCommandLine(args: string[]): { port: number } | undefined {
  const { port: text, help } = parse(args);
  if (help) return undefined;
  const port = Number(text ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new DevError(`"${text}" is not a port between 1 and 65535.`);
  }
  return { port };
}

function parse(args: string[]): { port?: string; help?: boolean } {
  try {
    return parseArgs({ args, options: { port: { type: 'string' }, help: { type: 'boolean', short: 'h' } } }).values;
  } catch (error) {
    throw new DevError(`${(error as Error).message}\n\n${usage}`);
  }
}
