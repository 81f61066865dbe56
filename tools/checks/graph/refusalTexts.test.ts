import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allRefusals } from '@platform/database/all-refusals';
import * as problems from '@platform/database/problems';
import * as raised from '@platform/database/raised';
import { repositoryRoot } from '../../bundler/paths';

/** Where the sentences are, and a file of the kit: the shell has the kit, and carries no sentences of functions. */
const EXCEPT = /^libs\/database\/src\/generated\/|\/useRowForm\.ts$/;

/** A hint of fewer words, such as 'Reload the page.', belongs to no rule. */
const WORDS_OF_A_HINT = 4;

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];

const hints = Object.values(raised).flatMap((refusals) => Object.values(refusals).map(({ hint }) => hint));
const sentences = new Set([
  ...allRefusals.flatMap(({ rules, newRow = '' }) => [newRow, ...Object.values(rules)]),
  ...Object.values(raised).flatMap((refusals) => Object.values(refusals).map(({ message }) => message)),
  ...hints.filter((hint) => hint.split(' ').length >= WORDS_OF_A_HINT),
  ...textsIn(problems),
]);
// A text of values alone is no one's.
sentences.delete('%');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'libs'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testkit)\.tsx?$/.test(file) && !EXCEPT.test(file));

/** The texts that a file writes; `%` marks each value that is put in. */
function textsOf(file: string): string[] {
  const source = readFileSync(path.join(repositoryRoot, file), 'utf8');
  return [...source.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)].map(
    ([, single, double, template = '']) => single ?? double ?? template.replace(/\$\{[^{}]*\}/g, '%'),
  );
}

test('sees what the rules of shifts and of employment say, and what a function chooses from', () => {
  for (const text of [
    'Both shifts belong to the same person.',
    'Choose someone older.',
    '% already works on %.',
    'The first day is more than one year ahead.',
    'Say in a few words why this is right.',
  ]) {
    expect(sentences).toContain(text);
  }
});

test('nothing writes a sentence that the database has', () => {
  const again = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => text.includes(' ') && sentences.has(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(again).toEqual([]);
});
