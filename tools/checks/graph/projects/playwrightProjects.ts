import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';

/** A Playwright project: every `*.spec.ts` file below its folder belongs to it. */
interface PlaywrightProject {
  /** Name of the file, such as `playwright.config.ts`. */
  config: string;
  name: string;
  /** Relative to the repository. */
  folder: string;
}

/** Prints a project of Playwright per line of an array, with its settings resolved. */
const READ_PROJECTS = `
  const projects = [];
  for (const config of process.argv.slice(1)) {
    const { default: settings } = await import('./' + config);
    for (const project of settings.projects) {
      const { name, testDir, testMatch, testIgnore, grep, grepInvert } = { ...settings, ...project };
      projects.push({ config, name, folder: testDir, selection: [testMatch, testIgnore, grep, grepInvert].filter(Boolean) });
    }
  }
  console.log(JSON.stringify(projects));
`;

/**
 * Reads the projects of every `playwright*.config.ts`.
 * @throws Error when a project takes only some of the files in its folder, which nothing here understands
 */
export function readPlaywrightProjects(): PlaywrightProject[] {
  const configs = readdirSync(repositoryRoot).filter((file) => /^playwright.*\.config\.ts$/.test(file));
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', READ_PROJECTS, ...configs],
    { cwd: repositoryRoot, encoding: 'utf8' },
  );
  const projects = JSON.parse(printed) as (PlaywrightProject & { selection: unknown[] })[];
  return projects.map(({ config, name, folder, selection }) => {
    if (selection.length > 0) throw new Error(`${config}: the project ${name} takes only some files of ${folder}`);
    return { config, name, folder: path.normalize(folder) };
  });
}
