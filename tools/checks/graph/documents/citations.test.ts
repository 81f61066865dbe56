import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';
import { citationsWithoutNumber, decisionsCited, pathsNamed, patternOfPath, rulesCited, rulesOf } from './citations';

const targets = (citations: { target: string }[]) => citations.map(({ target }) => target);

test.each([
  ['the mean per module (specification 9.8).', ['9.8']],
  ['Specification 3.17 to 3.20, word for word', ['3.17', '3.20']],
  ['the words of specification 8.8 and 8.10', ['8.8', '8.10']],
  ['for small clubs (specification\n * C20)', ['C20']],
  ['(specification, section 9)', ['9']],
  ['every number of the specification', []],
])('finds the rules that %j cites', (text, rules) => {
  expect(targets(rulesCited(text))).toEqual(rules);
});

test.each([
  ['before it is called again (decision 15), as decision\n// 9 says', ['0015', '0009']],
  ['as decisions 48 and 52 say', ['0048', '0052']],
  ['decisions 3, 5, and 7', ['0003', '0005', '0007']],
  ['the decision of 9 people', []],
])('finds the decisions that %j cites', (text, decisions) => {
  expect(targets(decisionsCited(text))).toEqual(decisions);
});

test.each([
  'the mean (as specified)',
  'As specified: kept for 7 days',
  'completion, as specified, and more',
  'the order stays as specified; the rest follows',
  'in the words of\n * the specification.',
  "the specification's words for it",
])('finds a citation without a number in %j', (text) => {
  expect(citationsWithoutNumber(text)).toHaveLength(1);
});

test.each([
  ['/** Beside `libs/ui/src/index.ts`. */', ['libs/ui/src/index.ts']],
  ['run(); // as apps/<id>/module.json says', ['apps/<id>/module.json']],
  ['-- As docs/data.md says.\nselect 1;', ['docs/data.md']],
  ['/* page.css says the same */', ['page.css']],
  ["read('apps/drills/module.json'); // https://example.test/docs/a.md", []],
])('finds the paths that the comment in %j names', (text, paths) => {
  expect(targets(pathsNamed(text))).toEqual(paths);
});

test.each([
  ['apps/<id>/module.json', 'apps/drills/module.json', true],
  ['docs/{data,storage}.md', 'docs/storage.md', true],
  ['libs/ui', 'libs/ui/src/index.ts', true],
  ['libs/u', 'libs/ui/src/index.ts', false],
  ['index.ts', 'libs/ui/src/myindex.ts', false],
  ['tools/*.test.ts', 'tools/pictures/draw.test.ts', false],
])('%s names %s: %p', (named, file, isNamed) => {
  expect(patternOfPath(named).test(file)).toBe(isNamed);
});

describe('in the repository', () => {
  const known = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(repositoryRoot, file)));

  const TEXT = /\.(?:tsx?|js|mjs|cjs|sql|md|css|html|svg|template|json)$/;
  // Landed migrations are never edited, and this file cites to test that citations are found.
  const LEFT_OUT = /^supabase\/(?:migrations\/|seed\.sql$)|^tools\/checks\/graph\/documents\/citations/;
  const files = known
    .filter((file) => TEXT.test(file) && !LEFT_OUT.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(repositoryRoot, file), 'utf8') }));

  const decisions = new Set(files.flatMap(({ file }) => /^docs\/decisions\/(\d{4})-/.exec(file)?.slice(1) ?? []));
  const specification = readFileSync(path.join(repositoryRoot, 'docs/specification.md'), 'utf8');

  test('every cited rule is in the specification', () => {
    const rules = rulesOf(specification);
    const cited = files.flatMap(({ file, source }) => rulesCited(source).map((citation) => ({ file, ...citation })));
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ target }) => !rules.has(target))).toEqual([]);
  });

  test('every cited decision has its record', () => {
    const cited = files.flatMap(({ file, source }) =>
      decisionsCited(source).map((citation) => ({ file, ...citation })),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ target }) => !decisions.has(target))).toEqual([]);
  });

  test('no comment names the specification as its source without the rule', () => {
    expect(
      files
        .filter(({ file }) => file !== 'docs/specification.md')
        .flatMap(({ file, source }) => citationsWithoutNumber(source).map((text) => ({ file, text }))),
    ).toEqual([]);
  });

  test('every path that a comment names is there', () => {
    const named = files
      // `documentLinks.test.ts` checks the paths that documents name.
      .filter(({ file }) => !file.endsWith('.md'))
      .flatMap(({ file, source }) => pathsNamed(source).map((citation) => ({ file, ...citation })))
      // A build writes these.
      .filter(({ target }) => !target.startsWith('dist/'));
    // A new module has what the template has.
    const paths = known.map((file) => file.replace(/\.template$/, ''));
    const missing = [...new Set(named.map(({ target }) => target))].filter((target) => {
      const pattern = patternOfPath(target);
      return !paths.some((file) => pattern.test(file));
    });
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ target }) => missing.includes(target))).toEqual([]);
  });

  test('no rule of the specification has the number of another one', () => {
    const numbers = [...specification.matchAll(/^(?: *- |\| )\*\*(C\d+|\d+\.\d+)\*\* /gm)].map(([, number]) => number);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
