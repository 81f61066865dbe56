import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { repositoryRoot } from '../bundler/paths';
import { compilePrograms } from './compilePrograms';
import { prepared, preparedFolder } from './folder';

/**
 * Makes `dist/prepared-platform`: starts the product from nothing as a developer does, stops it cleanly, and compiles the
 * programs that tests run over copies of its data.
 */
export async function main(): Promise<void> {
  await rm(preparedFolder, { recursive: true, force: true });
  await mkdir(preparedFolder, { recursive: true });
  await Promise.all([startAndStop(prepared.data), compilePrograms(prepared.programs)]);
}

/** Runs `npm start` until it is ready, then stops it. @throws Error with what it printed when it does not get there */
async function startAndStop(dataFolder: string): Promise<void> {
  const child = spawn(process.execPath, ['tools/local-stack/start.mjs', '--reset'], {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      PORT: String(await freePort()),
      CLUBCREW_DATA: dataFolder,
      // A developer's own database and store are not for tests.
      DATABASE_URL: '',
      ARTIFACTS: '',
      STACK_CLOCK: '0',
      RELEASE_ACTOR: 'team@training.test',
      FORCE_COLOR: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let stopping = false;
  const read = (text: Buffer) => {
    output += text.toString();
    if (stopping || !output.includes('is ready at ')) return;
    // A second signal would end it at once, with its folder as it happens to be.
    stopping = true;
    child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`npm start ended with ${code}:\n${output}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
