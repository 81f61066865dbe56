import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allRefusals } from '@platform/database/all-refusals';
import * as raised from '@platform/database/raised';
import { repositoryRoot } from '../../bundler/paths';

/** Modules that say a refusal in the words of libs/database, in forms and in demos. */
const MODULES = ['pre-season', 'recruitment', 'training'];

const sentences = new Set([
  ...allRefusals.flatMap(({ rules, newRow = '' }) => [newRow, ...Object.values(rules)]),
  ...Object.values(raised).flatMap((refusals) => Object.values(refusals).map(({ message }) => message)),
]);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testkit)\.tsx?$/.test(file));

test.each(MODULES)('%s writes no sentence that the database has', (module) => {
  const again = files
    .filter((file) => file.startsWith(`apps/${module}/src/`))
    .flatMap((file) =>
      [...readFileSync(path.join(repositoryRoot, file), 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)]
        .map(([, single, double]) => single ?? double ?? '')
        .filter((text) => text.includes(' ') && sentences.has(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(again).toEqual([]);
});
