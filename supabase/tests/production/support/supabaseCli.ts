import { execFile } from 'node:child_process';
import path from 'node:path';
import type { ProjectFolder } from './projectFolder';

const PROGRAM = path.resolve(__dirname, '../../../../node_modules/supabase/dist/supabase.js');

/** Without these, the CLI reports each command to its makers and asks whether there is a newer one. */
export const QUIET = { DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1' };

interface CliRun {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs the Supabase CLI as an operator does, with a home of its own and nothing else of this process.
 * @param database `postgres://…` of the database that the command is for
 */
export function runSupabase(
  project: ProjectFolder,
  database: string,
  command: string[],
  environment: Record<string, string> = QUIET,
): Promise<CliRun> {
  const args = [PROGRAM, ...command, `--remote=${database}?sslmode=disable`, `--workdir=${project.folder}`];
  const env = { PATH: process.env.PATH, HOME: project.home, SUPABASE_HOME: project.home, ...environment };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, stdout, stderr }),
    );
  });
}

/** The findings of a command that checks a database. @throws Error with the CLI's words when it could not check */
export async function findingsOf<Finding>(
  project: ProjectFolder,
  database: string,
  command: string[],
): Promise<Finding[]> {
  const { code, stdout, stderr } = await runSupabase(project, database, [...command, '--output-format=json']);
  if (code !== 0) throw new Error(`supabase ${command.join(' ')} ended with ${code}: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { results: Finding[] }).results;
}
