import { spawnSync } from 'node:child_process';
import { GeneratorError } from './generatorError';

/** Programs that write files from the schema and the sample club, in the order they are run. */
const GENERATORS = {
  'the seed': 'supabase/seed/generate.ts',
  'the types of the database': 'supabase/types/generate.ts',
};

/**
 * Regenerates the seed and the types for the new table, and records the demo's answers.
 * @param say is told each step before it begins: the last one starts a database, which takes up to two minutes
 * @throws GeneratorError in the words of the program
 */
export function runGenerators(repository: string, moduleId: string, say: (step: string) => void): void {
  for (const [what, program] of Object.entries(GENERATORS)) {
    say(`Writing ${what}…`);
    run(repository, ['--import', 'tsx', program]);
  }
  say('Recording the demo from a database with the seed. This takes a minute or two…');
  run(repository, ['node_modules/.bin/jest', '--selectProjects', `${moduleId}-parity`], { RECORD_DEMO: '1' });
}

function run(repository: string, args: string[], environment: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, ...environment };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8', env });
  if (status === 0) return;
  const set = Object.entries(environment).map(([name, value]) => `${name}=${value} `);
  throw new GeneratorError(
    `The files are there, but ${set.join('')}node ${args.join(' ')} failed. Correct the cause and run it again:\n${stderr}`,
  );
}
