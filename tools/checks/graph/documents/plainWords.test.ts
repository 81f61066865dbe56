import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../../bundler/paths';

/** We do not use these pronouns. CONTRIBUTING.md says what to write instead. A test may name an account 'nobody', in quotes. */
const TRANSLATED = /\b(some|every|any)body\b|\bwhoever\b|\bwhom\b|(?<!['"`])\bnobody\b/i;

/** Texts of others, and checks that name the words. */
const ALLOWED = [/^docs\/specification\.md$/, /plainWords\.test\.ts$/, /^CONTRIBUTING\.md$/];

test.each(['// Nobody reads it.', 'hint="by whom"', 'everybody', 'Whoever asks'])(
  'finds a translated word in %j',
  (line) => {
    expect(line).toMatch(TRANSLATED);
  },
);

test('code and documents write "a person", "everyone", "anyone"', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.md', '*.template'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !ALLOWED.some((pattern) => pattern.test(file)) && existsSync(path.join(repositoryRoot, file)));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(path.join(repositoryRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (TRANSLATED.test(line) ? `${file}:${index + 1}: ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});
