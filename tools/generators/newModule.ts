import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appFolder, repositoryRoot } from '../bundler/paths';
import { fillTemplate } from './fillTemplate';
import { GeneratorError } from './generatorError';
import { addToLockFile } from './lockFile';
import { namesOf } from './moduleNames';
import { readApps } from './platformApps';
import { refusalOf } from './refusalOf';

/** `npm run new -- <id>`: makes a module that builds, is checked and can be opened, in the shape of every other one. */
export async function main(args: string[]): Promise<void> {
  try {
    console.log(await newModule(args));
  } catch (error) {
    console.error(error instanceof GeneratorError ? error.message : error);
    process.exitCode = 1;
  }
}

async function newModule([id, ...rest]: string[]): Promise<string> {
  if (!id || rest.length > 0) throw new GeneratorError('Say how the module is called: npm run new -- facilities');
  const apps = readApps(repositoryRoot);
  const refusal = refusalOf(id, apps, readdirSync(path.join(repositoryRoot, 'apps')));
  if (refusal) throw new GeneratorError(refusal);

  const files = await fillTemplate(namesOf(id, apps));
  for (const [file, content] of files) {
    const target = path.join(appFolder(id), file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  const locked = addToLockFile(repositoryRoot, `apps/${id}`);
  return nextSteps(id, [...files.keys()].sort(), locked);
}

function nextSteps(id: string, files: string[], locked: boolean): string {
  return [
    ...files.map((file) => `  apps/${id}/${file}`),
    '',
    locked
      ? 'package-lock.json knows it now; commit that, too.'
      : 'package-lock.json does not know it yet: run "npm install" once.',
    '',
    'What to do next:',
    `  1. Say in apps/${id}/module.json who owns it and what it is called.`,
    `  2. npm run dev -- ${id}`,
    `     shows it inside the platform while you write; /demo/${id} needs no sign-in.`,
    `  3. npx nx run-many -t typecheck,lint,unit -p ${id}`,
    '     checks it; "npm test" checks everything.',
    `  4. npm run release -- publish ${id}`,
    `     npm run release -- promote ${id} 1.0.0 --reason "first release"`,
    '     releases it; the firm then switches it on for clubs. docs/for-module-teams.md says the rest.',
  ].join('\n');
}
