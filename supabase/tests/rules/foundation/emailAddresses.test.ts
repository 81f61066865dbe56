import { isEmailAddress } from '@platform/contract';
import fc from 'fast-check';
import { openRulesDatabase, type RulesDatabase } from '../support/database';

// Forms, functions and tables agree on email addresses: no one saves what a form refuses, and no form lets pass what
// the database refuses.

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

async function judgedByDatabase(texts: string[]): Promise<unknown[]> {
  const rows = await database.owner(
    `select app.is_email_address(text) as valid from unnest($1::text[]) with ordinality as sent (text, number) order by number`,
    [texts],
  );
  return rows.map(({ valid }) => valid);
}

const RUNS = { seed: Number(process.env.FUZZ_SEED ?? 20250501), numRuns: 20 };

test('judges an address in the database as the forms do', async () => {
  const piece = fc.constantFrom(
    'a',
    'Z',
    '7',
    '-',
    '.',
    '@',
    '_',
    '+',
    "'",
    ' ',
    '\n',
    '\t',
    'ä',
    '😀',
    '"',
    '<',
    '\\',
  );
  const nearlyAddress = fc
    .tuple(fc.array(piece, { maxLength: 4 }), fc.array(piece, { maxLength: 6 }))
    .map(([name, host]) => `a${name.join('')}@b${host.join('')}.c`);
  const texts = fc.array(
    fc.oneof(
      nearlyAddress,
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
    ),
    {
      minLength: 200,
      maxLength: 200,
    },
  );
  const judgements = new Set<boolean>();
  await fc.assert(
    fc.asyncProperty(texts, async (sent) => {
      const expected = sent.map(isEmailAddress);
      for (const valid of expected) judgements.add(valid);
      const judged = await judgedByDatabase(sent);
      expect(sent.filter((_, index) => judged[index] !== expected[index])).toEqual([]);
    }),
    RUNS,
  );
  expect(judgements.size).toBe(2);
});

test('checks the address in every table that has one', async () => {
  const columns = await database.owner(`
    select relname || '.' || attname as name, exists (
      select from pg_constraint where conrelid = attrelid and contype = 'c' and attnum = any (conkey)
        and pg_get_constraintdef(oid) like '%app.is_email_address(' || attname || ')%'
    ) as asks
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname ~ '(^|_)(email|owner)$'
      and atttypid = 'text'::regtype
    order by 1`);
  expect(columns.length).toBeGreaterThan(5);
  expect(columns.filter(({ asks }) => !asks)).toEqual([]);
});
