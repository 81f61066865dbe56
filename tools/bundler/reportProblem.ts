import { writeFile } from 'node:fs/promises';
import { BuildError } from './buildError';

/**
 * Prints why a build failed, and ends the program with exit code 1. If BUILD_PROBLEM names a file, the reason is also
 * written there, for a program that runs many tools.
 */
export async function reportProblem(error: unknown): Promise<void> {
  const problem = error instanceof BuildError ? error.message : error;
  console.error(problem);
  if (process.env.BUILD_PROBLEM) await writeFile(process.env.BUILD_PROBLEM, String(problem));
  process.exitCode = 1;
}
