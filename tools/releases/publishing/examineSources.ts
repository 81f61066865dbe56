import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { ReleaseError } from '../registry/releaseError';

/**
 * Checks types and lint of a module at the same time, with the commands that `nx.json` gives every project. The bundler
 * strips types without checking them. Starts no Nx: after an edit it has nothing to reuse, and finding that out takes
 * longer than the types of the files that the edit affects.
 * @throws ReleaseError with the messages of compiler and lint
 */
export async function examineSources(moduleId: string): Promise<void> {
  const { typecheck, lint } = await commandsOf(moduleId);
  const known = path.join('dist/types', `${moduleId}.tsbuildinfo`);
  const results = await Promise.all([run(`${typecheck} --incremental --tsBuildInfoFile ${known}`), run(lint)]);
  const words = results.filter(({ isFine }) => !isFine).map(({ output }) => output);
  if (words.length === 0) return;
  throw new ReleaseError(
    `${moduleId} has mistakes in its types or its lint. Nothing was published.\n${words.join('\n')}`,
  );
}

interface Targets {
  targetDefaults: Record<'typecheck' | 'lint', { command: string }>;
}

async function commandsOf(moduleId: string): Promise<{ typecheck: string; lint: string }> {
  const text = await readFile(path.join(repositoryRoot, 'nx.json'), 'utf8');
  const { typecheck, lint } = (JSON.parse(text) as Targets).targetDefaults;
  const ofModule = ({ command }: { command: string }) => command.replaceAll('{projectRoot}', `apps/${moduleId}`);
  return { typecheck: ofModule(typecheck), lint: ofModule(lint) };
}

async function run(command: string): Promise<{ isFine: boolean; output: string }> {
  const programs = path.join(repositoryRoot, 'node_modules/.bin');
  const child = spawn(command, {
    shell: true,
    cwd: repositoryRoot,
    env: { ...process.env, PATH: `${programs}${path.delimiter}${process.env.PATH ?? ''}`, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { isFine: code === 0, output: output.trim() };
}
