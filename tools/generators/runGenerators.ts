import { spawnSync } from 'node:child_process';
import { GeneratorError } from './generatorError';

/** Programs that write files from the schema and the sample club, in the order in which they are run. */
const GENERATORS = ['supabase/seed/generate.ts', 'supabase/types/generate.ts'];

/** Writes the seed and the types anew, for a table that is new. @throws GeneratorError in the words of the program */
export function runGenerators(repository: string): void {
  for (const program of GENERATORS) {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program], {
      cwd: repository,
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new GeneratorError(
        `The files are there, but node --import tsx ${program} failed. Correct the cause and run it again:\n${stderr}`,
      );
    }
  }
}
