import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allRefusals } from '@platform/database/all-refusals';
import * as problems from '@platform/database/problems';
import * as raised from '@platform/database/raised';
import * as said from '@platform/database/said';
import { repositoryRoot } from '../../bundler/paths';
import { findText } from './findText';

/** Shorter sentences, such as 'This file is empty.', belong to no rule. A placeholder counts as a word. */
const WORDS_OF_A_SENTENCE = 5;
/** Shorter hints, such as 'Ask an administrator of your club.', belong to no rule. */
const WORDS_OF_A_HINT = 7;

/** Sentences of the database that may stand in a second file, each with the reason. */
const COPIES: Record<string, string> = {
  // The kit is in every page's first load, which carries no sentences of functions.
  'rowForm/useRowSaving.ts': 'Someone else changed this. Reload to see their version.',
  // A public page, which loads nothing of the database.
  'form/applicationRules.ts': '% takes people from the age of %.',
  // Functions are deployed on their own.
  'club-page/fillPage.ts': 'Applications to % are closed: its season % has ended.',
  'invite/invitation.ts': 'Only an invitation to set up a club names a plan.',
};

/** Too short to be the same idea wherever they stand. */
const OF_ANYTHING = new Set(['Reload the page.', 'Send it again.']);

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)];
const wordsIn = (text: string): number => text.split(' ').length;

const ofFunctions = Object.values(raised).flatMap((refusals) => Object.values(refusals));
const messages = [
  ...allRefusals.flatMap(({ rules, newRow = '' }) => [newRow, ...Object.values(rules)]),
  ...ofFunctions.map(({ message }) => message),
  ...textsIn(problems),
  ...textsIn(said),
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

const filesLike = (pattern: RegExp) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
    .split('\n')
    .filter((file) => pattern.test(file) && existsSync(path.join(repositoryRoot, file)));

const files = filesLike(/^(apps|libs|tools|supabase\/functions)\/.*\.tsx?$/).filter(
  (file) => !/\.(test|testkit)\.tsx?$/.test(file) && !file.startsWith('libs/database/src/generated/'),
);
/** The sample club has rows as functions of the database and the worker write them. */
const isOfProduct = (file: string) =>
  /^(apps|libs|supabase\/functions)\//.test(file) && !/^libs\/sample-club\//.test(file);

const readSource = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** A comment, or a quoted text, which may be empty. */
const QUOTED = /\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*|'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`\n]*)`/gs;

/** The quoted texts of a file, with `%` in place of each value. */
function textsOf(source: string): string[] {
  return [...source.matchAll(QUOTED)].map(([, single, double, template = '']) =>
    single === undefined ? (double ?? template.replace(/\$\{[^{}]*\}/g, '%')) : single.replaceAll("\\'", "'"),
  );
}

/** What says a schema to its readers: its comments, and those of its columns. Those of rules are sentences for people. */
const FOR_READERS = /--.*$|comment on (?:column|table|view|function|type)\b[^;]*;/gm;

/** Every text of a schema file that is written like a sentence, with `%` in place of each value. */
const textsOfSchema = (sql: string): string[] =>
  [...sql.replace(FOR_READERS, '').matchAll(/'((?:[^'\n]|'')+)'/g)].map(([, text = '']) =>
    text.replaceAll("''", "'").replaceAll('%s%%', '%').replaceAll('%s', '%').trim(),
  );

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
  /^[A-Z%"].*[.!]$/.test(text) && wordsIn(text) >= WORDS_OF_A_TEXT && (text.match(/[a-z]+/gi) ?? []).length > 1;
/** The title of a failed read or change. */
const isFailure = (text: string): boolean => /^Failed to \w/.test(text);

/** The texts of a file, in quotes and between tags, without its comments. */
function wholeTextsOf(source: string): string[] {
  const shown = source.replace(/\/\*.*?\*\//gs, '').replace(/^\s*\/\/.*$/gm, '');
  return [...textsOf(shown), ...textsBetweenTags(shown)];
}

/** The whole texts that several files have, each with these files. @param sources the source of each file by its path */
function inSeveralFiles(sources: ReadonlyMap<string, string>): Record<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, source] of sources) {
    const texts = new Set(wholeTextsOf(source).filter((text) => isWholeSentence(text) || isFailure(text)));
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

const nameOf = (file: string) => file.split('/').slice(-2).join('/');

test('nothing writes a sentence that the database has', () => {
  const find = findText([...sentences]);
  const again = files.flatMap((file) => {
    const source = readSource(file);
    const whole = isOfProduct(file) ? textsOf(source) : [];
    const found = new Set([...find(source), ...whole.filter((text) => short.has(text))]);
    return [...found].map((text) => [nameOf(file), text]);
  });
  expect(Object.fromEntries(again)).toEqual(COPIES);
  expect(again).toHaveLength(Object.keys(COPIES).length);
});

test('finds the texts of a schema, also those that nothing raises', () => {
  const sql = `
    -- It says 'The day is missing.' to people.
    comment on column public.towels.size is 'Small towels are for faces.';
    comment on constraint towels_size on public.towels is 'A towel has a size.';
    select case when day is null then 'The day isn''t there.' else format('%s towels by %s%%.', count, share) end;`;
  expect(textsOfSchema(sql)).toEqual(['A towel has a size.', "The day isn't there.", '% towels by %.']);
});

test('no page, demo or function writes a whole sentence of the schema', () => {
  const ofSchema = new Set(
    filesLike(/^supabase\/schemas\/.*\.sql$/)
      .flatMap((file) => textsOfSchema(readSource(file)))
      .filter((text) => isWholeSentence(text) && !OF_ANYTHING.has(text)),
  );
  expect(ofSchema).toContain('The category is missing.');
  const again = files.filter(isOfProduct).flatMap((file) => {
    const found = new Set(wholeTextsOf(readSource(file)).filter((text) => ofSchema.has(text)));
    return [...found].map((text) => [nameOf(file), text]);
  });
  expect(again.filter(([file = '', text]) => COPIES[file] !== text)).toEqual([]);
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
    ['h.ts', "if (day === '') return 'The day is missing.';"],
    ['i.ts', "// Don't say\nconst said = 'The day is missing.';"],
    ['j.ts', "const said = 'That isn\\'t a day.';"],
    ['k.ts', `const said = "That isn't a day.";`],
  ]);
  expect(inSeveralFiles(sources)).toEqual({
    'Enter the day.': ['a.ts', 'b.tsx'],
    '% shifts were not saved.': ['c.ts', 'd.tsx'],
    'Failed to fetch towels': ['f.tsx', 'g.ts'],
    'The day is missing.': ['h.ts', 'i.ts'],
    "That isn't a day.": ['j.ts', 'k.ts'],
  });
});

test('no sentence is written in two files of apps, libs and functions', () => {
  const own = files.filter((file) => isOfProduct(file) && !/\.example\.tsx?$/.test(file));
  const found = inSeveralFiles(new Map(own.map((file) => [file, readSource(file)])));
  for (const [text, file] of Object.entries(OF_THE_SESSION)) expect(found[text]).toContain(file);
  expect(Object.keys(found)).toEqual(Object.keys(OF_THE_SESSION));
});
