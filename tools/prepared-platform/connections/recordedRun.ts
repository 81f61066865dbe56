import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';

const FOLDER = path.join(repositoryRoot, 'tools/prepared-platform/connections');

/** A network call of a process: a socket, a datagram or a name to resolve. */
export interface Call {
  kind: 'connect' | 'datagram' | 'name';
  target: string;
  /** Command line of the process. */
  process: string;
}

export interface RecordedRun {
  /** Exit code. */
  code: number;
  output: string;
  /** Command lines of the Node processes and threads that were watched. */
  watched: string[];
  /** Calls to anything but this machine. */
  callsBeyondLoopback: Call[];
  /**
   * How often the kernel found no route to an address, for any program: an isolated network has no route except
   * loopback. Null if this system does not provide such a network.
   */
  unroutable: number | null;
}

/**
 * Runs a TypeScript program of this folder, and every process that it starts, and records the addresses that each calls.
 * If the system allows it, they run in a network with only loopback.
 * @param environment further environment of the program
 */
export async function recordedRun(program: string, environment: NodeJS.ProcessEnv = {}): Promise<RecordedRun> {
  const folder = mkdtempSync(path.join(tmpdir(), 'recorded-run-'));
  const [calls, counters] = [path.join(folder, 'calls'), path.join(folder, 'counters')];
  const isolation = isolationCommand();
  const script =
    'if [ "$ISOLATED" ]; then ip link set lo up; fi; "$@"; code=$?; cat /proc/net/snmp* >"$COUNTERS"; exit $code';
  const command = [
    ...(isolation ?? []),
    'sh',
    '-c',
    script,
    'sh',
    process.execPath,
    '--import',
    'tsx',
    path.join(FOLDER, program),
  ];
  const [executable = '', ...args] = command;
  const child = spawn(executable, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...environment,
      DATABASE_URL: '',
      CONNECTION_LOG: calls,
      COUNTERS: counters,
      ISOLATED: isolation ? 'yes' : '',
      NODE_OPTIONS: `--require ${path.join(FOLDER, 'recordConnections.cjs')}`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number>((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  const lines = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
  const recorded = lines.map((line) => JSON.parse(line) as Call | (Omit<Call, 'kind'> & { kind: 'started' }));
  const run = {
    code,
    output,
    watched: recorded.filter(({ kind }) => kind === 'started').map((line) => line.process),
    callsBeyondLoopback: recorded.filter((line): line is Call => line.kind !== 'started' && !isLoopback(line.target)),
    unroutable: isolation ? unroutableIn(readFileSync(counters, 'utf8')) : null,
  };
  rmSync(folder, { recursive: true });
  return run;
}

/** The command for an isolated network, with or without root; null if neither works. */
function isolationCommand(): string[] | null {
  const ways = [
    ['unshare', '--net'],
    ['unshare', '--net', '--map-root-user'],
  ];
  const works = ([program = '', ...args]: string[]) =>
    spawnSync(program, [...args, 'ip', 'link', 'set', 'lo', 'up']).status === 0;
  return ways.find(works) ?? null;
}

function isLoopback(target: string): boolean {
  return target === 'localhost' || target === '::1' || target.startsWith('127.') || target.startsWith('/');
}

/** Sum of the kernel's counters for IPv4 (a line of names, a line of numbers) and IPv6 (a name and a number a line). */
function unroutableIn(counters: string): number {
  const [names = '', numbers = ''] = counters.split('\n').filter((line) => line.startsWith('Ip: '));
  const version4 = numbers.split(' ')[names.split(' ').indexOf('OutNoRoutes')];
  const version6 = /^Ip6OutNoRoutes\s+(\d+)/m.exec(counters)?.[1];
  return Number(version4) + Number(version6 ?? 0);
}
