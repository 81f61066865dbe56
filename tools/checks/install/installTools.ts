import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../../bundler/paths';
import { ensureChromium, installHeadlessShell } from '../browser/chromium';
import { ensurePlpgsqlCheck } from '../postgres/ensurePlpgsqlCheck';
import { ensurePostgres } from '../postgres/ensurePostgres';

/** Installs the browser and the database server for the tests, if this machine lacks them. */
export function main(): void {
  ensureChromium();
  installHeadlessShell();
  ensurePlpgsqlCheck(ensurePostgres());
}

/**
 * Does the same in its own process, in parallel with work that needs none of it.
 * @throws Error if an installation fails; the process has printed which and why
 */
export async function installTools(): Promise<void> {
  const child = spawn(process.execPath, [path.join(repositoryRoot, 'tools/checks/install/installTools.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error('What the tests need could not be installed.');
}
