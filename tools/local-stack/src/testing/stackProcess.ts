import { spawn, type ChildProcess } from 'node:child_process';
import { repositoryRoot } from '../../../bundler/paths';

const running = new Set<ChildProcess>();

/** A stack in a process of its own that listens. */
export interface StartedStack {
  child: ChildProcess;
  origin: string;
  output: () => string;
  /** Exit code, or the signal that ended it. */
  exited: Promise<number | string>;
}

/** A stack that exited before it listened. */
export interface EndedStack {
  code: number | string;
  output: string;
}

/**
 * Waits until the stack listens or exits. The environment must contain CLUBCREW_DATA.
 * @param through a command prefix that runs the command after it
 */
async function runStack(
  environment: { CLUBCREW_DATA: string } & Record<string, string>,
  args: string[] = [],
  through: string[] = [],
): Promise<StartedStack | EndedStack> {
  // The sources of functions need a compiler in the process.
  const compiled = environment.STACK_FUNCTIONS ? undefined : process.env.COMPILED_STACK;
  const main = compiled ? [compiled] : ['--import', 'tsx', 'tools/local-stack/src/main.ts'];
  const stack = [process.execPath, ...main, ...args];
  const [program = '', ...command] = [...through, ...stack];
  const child = spawn(program, command, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', DATABASE_URL: '', STACK_SEED: '', ...environment },
  });
  running.add(child);
  let output = '';
  const exited = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? '')),
  );
  const listening = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const origin = /listens at (\S+)/.exec(output)?.[1];
      if (origin) resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  const origin = await Promise.race([listening, exited.then(() => null)]);
  if (origin === null) return { code: await exited, output };
  return { child, origin, output: () => output, exited };
}

export async function startStack(...how: Parameters<typeof runStack>): Promise<StartedStack> {
  const started = await runStack(...how);
  if ('origin' in started) return started;
  throw new Error(`The stack ended with ${started.code}:\n${started.output}`);
}

export async function startStackBadly(...how: Parameters<typeof runStack>): Promise<EndedStack> {
  const ended = await runStack(...how);
  if ('code' in ended) return ended;
  throw new Error('The stack started though it must not');
}

export async function stopStack({ child, exited }: StartedStack): Promise<number | string> {
  child.kill('SIGTERM');
  return exited;
}

/** Cleans up after a test, whatever its result. */
export function killStacks(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
