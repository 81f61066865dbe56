import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allRefusals } from '@platform/database/all-refusals';
import * as raised from '@platform/database/raised';
import { repositoryRoot } from '../../bundler/paths';

/** Where the sentences are, and a file of the kit: the shell has the kit, and carries no sentences of functions. */
const EXCEPT = /^libs\/database\/|\/useRowForm\.ts$/;

const sentences = new Set([
  ...allRefusals.flatMap(({ rules, newRow = '' }) => [newRow, ...Object.values(rules)]),
  ...Object.values(raised).flatMap((refusals) => Object.values(refusals).map(({ message }) => message)),
]);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testkit)\.tsx?$/.test(file) && !EXCEPT.test(file));

test('nothing writes a sentence that the database has', () => {
  const again = files.flatMap((file) =>
    [...readFileSync(path.join(repositoryRoot, file), 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"/g)]
      .map(([, single, double]) => single ?? double ?? '')
      .filter((text) => text.includes(' ') && sentences.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(again).toEqual([]);
});
