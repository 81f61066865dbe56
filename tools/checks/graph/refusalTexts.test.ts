import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allRefusals } from '@platform/database/all-refusals';
import * as problems from '@platform/database/problems';
import * as raised from '@platform/database/raised';
import { repositoryRoot } from '../../bundler/paths';
import { findText } from './findText';

/** Shorter sentences, such as 'This file is empty.', belong to no rule. A placeholder counts as a word. */
const WORDS_OF_A_SENTENCE = 5;
/** Shorter hints, such as 'Ask an administrator of your club.', belong to no rule. */
const WORDS_OF_A_HINT = 7;

/**
 * The permitted copies by the end of the file's path, with their reasons. The test also fails when a sentence changes in
 * the database, because its copy is then no longer found.
 */
const COPIES: Record<string, string> = {
  // The kit is in every page's first load, which carries no sentences of functions.
  'rowForm/useRowSaving.ts': 'Someone else changed this. Reload to see their version.',
  // A public page, which loads nothing of the database.
  'form/applicationRules.ts': '% takes people from the age of %.',
  // Functions are deployed on their own.
  'club-page/fillPage.ts': 'Applications to % are closed: its season % has ended.',
  'invite/invitation.ts': 'Only an invitation to set up a club names a plan.',
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
const wordsIn = (text: string): number => text.split(' ').length;

const ofFunctions = Object.values(raised).flatMap((refusals) => Object.values(refusals));
const messages = [
  ...allRefusals.flatMap(({ rules, newRow = '' }) => [newRow, ...Object.values(rules)]),
  ...ofFunctions.map(({ message }) => message),
  ...textsIn(problems),
];
const sentences = new Set([
  ...messages.filter((text) => wordsIn(text) >= WORDS_OF_A_SENTENCE),
  ...ofFunctions.map(({ hint }) => hint).filter((text) => wordsIn(text) >= WORDS_OF_A_HINT),
]);

/** Shorter texts, which must match a whole literal: inside of a longer text, they may mean something else. */
const short = new Set([
  ...messages.filter((text) => text.includes(' ')),
  ...ofFunctions.map(({ hint }) => hint).filter((text) => wordsIn(text) >= 4),
]);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
  .split('\n')
  .filter(
    (file) => /^(apps|libs|tools|supabase\/functions)\/.*\.tsx?$/.test(file) && !/\.(test|testkit)\.tsx?$/.test(file),
  )
  .filter((file) => !file.startsWith('libs/database/src/generated/'));

const readSource = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** The quoted texts of a file, with `%` in place of each value. */
function textsOf(source: string): string[] {
  return [...source.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g)].map(
    ([, single, double, template = '']) => single ?? double ?? template.replace(/\$\{[^{}]*\}/g, '%'),
  );
}

/** The texts between the tags of a file, each on one line. */
const textsBetweenTags = (source: string): string[] =>
  [...source.matchAll(/>\s*([^<>{}=;]+?)\s*</g)].map(([, text = '']) => text.replace(/\s+/g, ' '));

/** Shorter sentences, such as 'Choose one.', say too little to be the same idea. A placeholder counts as a word. */
const WORDS_OF_A_TEXT = 3;
/**
 * Whether a text says something. A question is the title of a dialog, and a text of values alone, such as "% is %.", says
 * nothing of its own.
 */
const isWholeSentence = (text: string): boolean =>
  /^[A-Z%].*[.!]$/.test(text) && wordsIn(text) >= WORDS_OF_A_TEXT && (text.match(/[a-z]+/gi) ?? []).length > 1;
/** The title of a failed read or change. */
const isFailure = (text: string): boolean => /^Failed to \w/.test(text);

/** The whole texts that several files have, each with these files. @param sources the source of each file by its path */
function inSeveralFiles(sources: ReadonlyMap<string, string>): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, commented] of sources) {
    const source = commented.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
    const texts = new Set(
      [...textsOf(source), ...textsBetweenTags(source)].filter((text) => isWholeSentence(text) || isFailure(text)),
    );
    for (const text of texts) found.set(text, [...(found.get(text) ?? []), file]);
  }
  return Object.fromEntries([...found].filter(([, its]) => its.length > 1));
}

test('sees what the rules of shifts and of employment say, and what a function chooses from', () => {
  for (const text of [
    'Both shifts belong to the same person.',
    '% already works on %.',
    'The first day is more than one year ahead.',
    'Say in a few words why this is right.',
  ]) {
    expect(sentences).toContain(text);
  }
  expect(short).toContain('Choose someone older.');
});

test('nothing writes a sentence that the database has', () => {
  const find = findText([...sentences]);
  const again = files.flatMap((file) => {
    const source = readSource(file);
    const whole = /^(apps|libs)\//.test(file) ? textsOf(source) : [];
    const found = new Set([...find(source), ...whole.filter((text) => short.has(text))]);
    return [...found].map((text) => [file.split('/').slice(-2).join('/'), text]);
  });
  expect(Object.fromEntries(again)).toEqual(COPIES);
  expect(again).toHaveLength(Object.keys(COPIES).length);
});

/** `libs/session` must not import the kit, so it keeps its own copy of this title. */
const OF_THE_SESSION = { 'Failed to fetch club': 'libs/session/src/signIn/startSession.ts' };

test('finds a sentence of two files in quotation marks, in a template and between tags', () => {
  const sources = new Map([
    ['a.ts', "const missing = 'Enter the day.';"],
    ['b.tsx', '<Muted>\n  Enter the\n  day.\n</Muted>'],
    ['c.ts', 'const words = `${count} shifts were not saved.`;'],
    ['d.tsx', '<Alert title={`${several} shifts were not saved.`} />'],
    ['e.ts', "const alone = 'Enter the last day.';"],
    ['f.tsx', '<Loaded failure="Failed to fetch towels" />'],
    ['g.ts', "asking('Failed to fetch towels')"],
  ]);
  expect(inSeveralFiles(sources)).toEqual({
    'Enter the day.': ['a.ts', 'b.tsx'],
    '% shifts were not saved.': ['c.ts', 'd.tsx'],
    'Failed to fetch towels': ['f.tsx', 'g.ts'],
  });
});

test('no sentence is written in two files of apps and libs', () => {
  const own = files.filter((file) => /^(apps|libs)\//.test(file) && !/\.example\.tsx?$/.test(file));
  const found = inSeveralFiles(new Map(own.map((file) => [file, readSource(file)])));
  for (const [text, file] of Object.entries(OF_THE_SESSION)) expect(found[text]).toContain(file);
  expect(Object.keys(found)).toEqual(Object.keys(OF_THE_SESSION));
});
