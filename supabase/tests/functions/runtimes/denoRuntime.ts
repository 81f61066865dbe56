import { spawn } from 'node:child_process';
import path from 'node:path';
import { denoEnvironment, denoProgram, OFFLINE } from '../../deno/denoProgram';
import { FUNCTIONS_FOLDER, functionNames } from './functionNames';
import type { FunctionEnvironment, FunctionRuntime } from './functionRuntime';

const repository = path.resolve(FUNCTIONS_FOLDER, '../..');

/** The rules and words that functions share with pages (decision 112). */
const shared = ['reserve', 'savedReports', 'words'].map((folder) => path.join(repository, 'libs/contract/src', folder));

/** All that the functions may do: talk on loopback, read what they are told, and read their code and the fonts beside it. */
const PERMISSIONS = [
  ...['--no-prompt', '--allow-net=127.0.0.1', '--allow-env'],
  `--allow-read=${[FUNCTIONS_FOLDER, ...shared].join()}`,
];

/** Serves every function by its own `index.ts` in one Deno process. @throws Error with Deno's words when it does not start */
export async function openDenoRuntime(environment: FunctionEnvironment): Promise<FunctionRuntime> {
  const router = path.join(__dirname, 'serveFunctions.ts');
  const importMap = `--import-map=${path.join(FUNCTIONS_FOLDER, 'deno.json')}`;
  const deno = spawn(
    denoProgram(),
    ['run', ...OFFLINE, importMap, ...PERMISSIONS, router, FUNCTIONS_FOLDER, ...functionNames],
    { cwd: repository, env: { ...denoEnvironment(), ...environment }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const exited = new Promise((resolve) => deno.once('exit', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /served at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    deno.stdout.on('data', read);
    deno.stderr.on('data', read);
    deno.once('error', reject);
    deno.once('exit', (code) =>
      reject(new Error(`Deno ended with ${code} before it served the functions:\n${output}`)),
    );
  });
  return {
    send: async (name, request) => {
      const { pathname, search } = new URL(request.url);
      const below = pathname.startsWith(`/${name}`) ? pathname : `/${name}`;
      const response = await fetch(`${url}${below}${search}`, {
        method: request.method,
        headers: request.headers,
        ...(request.body && { body: await request.arrayBuffer() }),
      });
      await fetch(`${url}/settled`);
      return response;
    },
    close: async () => {
      deno.kill('SIGTERM');
      await exited;
    },
  };
}
