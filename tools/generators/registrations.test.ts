import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../bundler/paths';
import { namesOf } from './moduleNames';
import { registrations } from './registrations';

const names = namesOf('pool-care', [], '20261201000000');
const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

/** The lines that are only in the second text. */
function addedLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

test.each([
  ['supabase/config.toml', ['  # Pool care.', '  "./schemas/pool-care/pool_care.sql",']],
  ['supabase/tests/rules/tables/subjects.ts', [`import { poolCareItems } from './poolCareItems';`, '  poolCareItems,']],
  ['supabase/seed/seedSql.ts', [`import { poolCareItems } from './sections/poolCareItems';`, '  poolCareItems,']],
  [
    'libs/sample-club/src/index.ts',
    ['// Pool care', `export { samplePoolCareItems, type SamplePoolCareItem } from './poolCareItems';`],
  ],
  ['libs/sample-club/src/sampleIds.ts', [expect.stringMatching(/^ {2}poolCareItem: \d+,$/)]],
  ['.github/CODEOWNERS', ['/apps/pool-care/   pool-care@example.org']],
  ['e2e/journeys/season/pageFrame.spec.ts', [`  '/pool-care',`, `  '/demo/pool-care',`]],
  ['e2e/journeys/season/project.json', ['    "pool-care",']],
  ['docs/data.md', ['| `pool-care` | `pool_care` | `pool_care_items` | |']],
])('adds the lines of a new module to %s', (file, lines) => {
  const text = read(file);
  const added = registrations.find((registration) => registration.file === file)?.add(text, names) ?? '';
  expect(addedLines(text, added)).toEqual(lines);
});

test('gives a module its owner in the alphabet of the others', () => {
  const owners = registrations.find(({ file }) => file === '.github/CODEOWNERS');
  const folders = ['zoo', 'aqua', 'pool-care'].reduce(
    (text, id) => owners?.add(text, namesOf(id, [], '20261201000000')) ?? '',
    read('.github/CODEOWNERS'),
  );
  const listed = folders.match(/^\/apps\/\S+/gm) ?? [];
  expect(listed).toEqual([...listed].sort());
  expect(listed).toContain('/apps/zoo/');
});

test('adds a second module after the first', () => {
  for (const { file, add } of registrations) {
    const once = add(read(file), names);
    const twice = add(once, namesOf('snack-bar', [], '20261201000001'));
    expect(addedLines(once, twice)).toHaveLength(addedLines(read(file), once).length);
  }
});

test('names the place that is missing', () => {
  expect(() => registrations[0]?.add('[db]\n', names)).toThrow('The place for this line was not found:');
});
