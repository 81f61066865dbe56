import { parseArgs } from 'node:util';
import { DevError } from './devError';

export interface DevSettings {
  /** The module to work on: a folder under apps/. */
  app: string;
  /** Origin of a platform that others run; the local one when undefined. */
  platform: string | undefined;
  /** Port of the page that the developer opens. */
  port: number;
  /** Whether to print one line of JSON to standard output, for programs, once the page can be opened. */
  json: boolean;
}

const DEFAULT_PORT = 4201;

export const usage = [
  'npm run dev -- <module> [--platform <url>] [--port <port>] [--json]',
  '  <module>          a folder under apps/, such as training',
  '  --platform <url>  work inside this platform instead of the local one',
  `  --port <port>     where to open the page, ${DEFAULT_PORT} unless told`,
  '  --json            one line of JSON with the address, once it can be opened',
].join('\n');

/** Parses the command line; undefined if it asks for help. @throws DevError that explains the usage */
export function readCommandLine(args: string[]): DevSettings | undefined {
  const { positionals, values } = parse(args);
  if (values.help) return undefined;
  const [app, ...rest] = positionals;
  if (!app) throw new DevError(`Say which module you work on.\n\n${usage}`);
  if (rest.length > 0)
    throw new DevError(`"${rest.join(' ')}" is unexpected: say which module you work on.\n\n${usage}`);
  if (app === 'shell') throw new DevError('The shell is no module: build it and restart "npm start" to see a change.');
  return { app, platform: values.platform && originOf(values.platform), port: portOf(values.port), json: values.json };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        platform: { type: 'string' },
        port: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new DevError(`${(error as Error).message}\n\n${usage}`);
  }
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new DevError(`"${text}" is not the address of a platform, such as https://platform.example.org.`);
  }
  return url.origin;
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new DevError(`"${text}" is not a port between 1 and 65535.`);
  }
  return port;
}
