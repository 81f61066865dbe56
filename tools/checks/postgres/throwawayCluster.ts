import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../freePort';
import { makeClusterFolder } from './clusterFolder';
import { findPostgres, OLDEST_POSTGRES } from './findPostgres';
import { serverAccount, type ServerAccount } from './serverAccount';

/** A PostgreSQL server for one run of the tests, only on loopback. */
export interface ThrowawayCluster {
  /** Connects the superuser `postgres` to the database of the same name. */
  url: string;
  /** What the server logs, one message after the other. */
  logFile: string;
  /** Stops the server and deletes its files. */
  stop(): Promise<void>;
}

/**
 * The same collation as in a hosted project: UTF-8, ICU, en_US. PGlite has only the C collation, so a list in default
 * order differs between the two.
 */
const LOCALE = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en-US'];

/**
 * Nothing of it has to survive a power cut. Compiling plans to machine code (`jit`) changes no result, and took a fifth of
 * the rules' CPU time.
 */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=512MB',
  'max_connections=200',
  'jit=off',
];

const ATTEMPTS = 3;
/** How often to look whether the server is ready (milliseconds). */
const POLL_MS = 20;

/**
 * @param settings further ones, such as `work_mem=64MB`
 * @throws Error with the server's message if it does not start, or with what to do if there is none
 */
export async function startThrowawayCluster(settings: readonly string[] = []): Promise<ThrowawayCluster> {
  const installation = findPostgres();
  if (!installation) {
    throw new Error(`This test needs a PostgreSQL server, ${OLDEST_POSTGRES} or later. "npm test" installs one.`);
  }
  const account = serverAccount();
  const folder = makeClusterFolder();
  const password = randomBytes(18).toString('base64url');
  createFiles(installation.programs, folder, account, password);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      const server = await startServer(folder, { programs: installation.programs, account, port, settings });
      const stop = () => stopServer(server, folder);
      return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, logFile: logFileIn(folder), stop };
    } catch (error) {
      // Another process may have taken the port in the meantime.
      if (attempt < ATTEMPTS) continue;
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }
}

function createFiles(programs: string, folder: string, account: ServerAccount, password: string): void {
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if ('uid' in account) for (const entry of [folder, passwordFile]) chownSync(entry, account.uid, account.gid);
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const args = [`--pgdata=${path.join(folder, 'data')}`, ...access, ...LOCALE, '--no-sync', '--no-instructions'];
  const { status, stdout, stderr } = spawnSync(path.join(programs, 'initdb'), args, {
    ...account,
    cwd: folder,
    encoding: 'utf8',
    env: environment(folder),
  });
  if (status !== 0) throw new Error(`initdb failed:\n${stdout}${stderr}`);
}

interface ServerOptions {
  programs: string;
  account: ServerAccount;
  port: number;
  settings: readonly string[];
}

const logFileIn = (folder: string) => path.join(folder, 'log');

/** Resolves when the server takes connections. */
async function startServer(
  folder: string,
  { programs, account, port, settings: further }: ServerOptions,
): Promise<ChildProcess> {
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', ...SETTINGS, ...further];
  // A file keeps each message whole. In a pipe, those of several connections mix.
  const log = openSync(logFileIn(folder), 'a');
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', path.join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    { ...account, cwd: folder, env: environment(folder), stdio: ['ignore', 'ignore', log] },
  );
  closeSync(log);
  // It must leave nothing, even if it is not stopped properly.
  const discard = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', discard);
  server.once('exit', () => process.off('exit', discard));
  await untilReady(server, logFileIn(folder));
  return server;
}

/** @throws Error with what the server logged if it ends before */
async function untilReady(server: ChildProcess, logFile: string): Promise<void> {
  let failed: Error | undefined;
  let ended: number | string | null | undefined;
  server.once('error', (error) => (failed = error));
  server.once('exit', (code, signal) => (ended = code ?? signal));
  for (;;) {
    if (failed) throw failed;
    const log = readFileSync(logFile, 'utf8');
    if (ended !== undefined) throw new Error(`PostgreSQL ended with ${ended} before it was ready:\n${log}`);
    if (log.includes('database system is ready to accept connections')) return;
    await setTimeout(POLL_MS);
  }
}

async function stopServer(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

/** The log is read by us, so it is in English; the machine's own PostgreSQL settings must not leak in. */
function environment(home: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: home, LC_ALL: 'C' };
}
