import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import { fillTemplate } from './fillTemplate';
import { readCommandLine, usage } from './commandLine';
import { GeneratorError } from './generatorError';
import { addToLockFile } from './lockFile';
import { nextMigration } from './migrationVersion';
import { namesOf, type ModuleNames } from './moduleNames';
import { readApps } from './platformApps';
import { refusalOf } from './refusalOf';
import { registrations } from './registrations';
import { runGenerators } from './runGenerators';

/**
 * `npm run new -- <id>`: makes a module that builds, passes the checks and opens, with the same structure as the others
 * and its own table.
 */
export async function main(args: string[]): Promise<void> {
  try {
    const { id, json } = readCommandLine(args);
    if (id === undefined) return console.log(usage);
    const made = await newModule(id, (step) => {
      if (!json) console.log(step);
    });
    console.log(json ? JSON.stringify({ id, ...made }) : nextSteps(made));
  } catch (error) {
    console.error(error instanceof GeneratorError ? error.message : error);
    process.exitCode = 1;
  }
}

/** The files and the table of a new module. */
interface MadeModule {
  names: ModuleNames;
  /** Relative to the repository. */
  files: string[];
  /** Whether package-lock.json contains the module. */
  isLocked: boolean;
}

async function newModule(id: string, say: (step: string) => void): Promise<MadeModule> {
  const apps = readApps(repositoryRoot);
  const refusal = refusalOf(id, apps, readdirSync(path.join(repositoryRoot, 'apps')));
  if (refusal) throw new GeneratorError(refusal);

  const names = namesOf(id, apps, nextMigration(readMigrations(), new Date()));
  const files = await fillTemplate(names);
  for (const file of files.keys()) {
    if (existsSync(path.join(repositoryRoot, file))) throw new GeneratorError(`${file} exists already.`);
  }
  const changed = registrations.map(
    ({ file, add }) => [file, add(readFileSync(path.join(repositoryRoot, file), 'utf8'), names)] as const,
  );
  for (const [file, content] of [...files, ...changed]) {
    const target = path.join(repositoryRoot, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  runGenerators(repositoryRoot, id, say);
  const isLocked = addToLockFile(repositoryRoot, `apps/${id}`);
  return { names, files: [...files.keys()].sort(), isLocked };
}

/** The versions of the migrations that exist. */
function readMigrations(): string[] {
  const files = readdirSync(path.join(repositoryRoot, 'supabase/migrations'));
  return files.map((file) => file.split('_')[0] ?? '').filter((version) => /^\d{14}$/.test(version));
}

function nextSteps({ names: { id, table }, files, isLocked }: MadeModule): string {
  return [
    '',
    ...files.map((file) => `  ${file}`),
    '',
    'The seed, the types and the lists of tables have it, too, and its demo is recorded. ' +
      (isLocked
        ? 'So does package-lock.json; commit all of it.'
        : 'package-lock.json does not know it yet: run "npm install" once.'),
    '',
    'What to do next:',
    `  1. Say in apps/${id}/module.json who owns it and what it is called.`,
    `  2. npm start`,
    `     makes the table ${table}; a platform that runs already has to be started again.`,
    `  3. npm run dev -- ${id}`,
    `     shows it inside the platform while you write; /demo/${id} needs no sign-in.`,
    `  4. npx nx run-many -t typecheck,lint,unit -p ${id}`,
    '     checks it; "npm test" checks everything.',
    `  5. npx nx run ${id}:parity`,
    '     compares its demo with the same club in a database: its reads, and its changes step by step.',
    `     After a change of the sample club, "npm run record -- ${id}" records the demo anew.`,
    `  6. node e2e/run.mjs journeys-${id}`,
    '     opens it in a browser, as people do.',
    '  7. npm run schema -- seal',
    '     once the migration is as it should be: nothing is changed in it afterwards.',
    `  8. npm run release -- publish ${id} --version 1.1.0`,
    `     npm run release -- promote ${id} 1.1.0 --reason "<what is new>"`,
    '     releases your changes; "npm start" made 1.0.0. The firm then switches the module on for clubs.',
    '     docs/for-module-teams.md says the rest.',
  ].join('\n');
}
