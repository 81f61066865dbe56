import { openRulesDatabase, type RulesDatabase } from '../support/database';
import { LAKESIDE, people, PINE_HOLLOW, type Person } from '../support/people';
import { registerModules } from '../support/registerModules';

// Embedding reads a second table beside the first. For every foreign key of the catalogue, in both directions, no one
// gets to see a row of a club that is not theirs, nor a person of it.

interface Embed {
  constraint: string;
  from: string;
  to: string;
  on: string;
}

let database: RulesDatabase;
let embeds: Embed[];
beforeAll(async () => {
  database = await openRulesDatabase();
  await registerModules(database);
  const keys = await database.owner(`
    select conname as constraint, conrelid::regclass::text as child, confrelid::regclass::text as parent,
      (select string_agg(format('child.%I = parent.%I', own.attname, other.attname), ' and ')
       from unnest(conkey, confkey) as pair (own, other)
       join pg_attribute as own on own.attrelid = conrelid and own.attnum = pair.own
       join pg_attribute as other on other.attrelid = confrelid and other.attnum = pair.other) as condition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and (select relnamespace from pg_class where oid = confrelid) = 'public'::regnamespace
    order by conname`);
  embeds = keys.flatMap(({ constraint, child, parent, condition }) => [
    { constraint: String(constraint), from: String(child), to: String(parent), on: String(condition) },
    {
      constraint: String(constraint),
      from: String(parent),
      to: String(child),
      on: String(condition)
        .replaceAll('child.', 'outer.')
        .replaceAll('parent.', 'child.')
        .replaceAll('outer.', 'parent.'),
    },
  ]);
});
afterAll(() => database.close());

const everyone: Person[] = Object.values(people);

/** The ids of the clubs that are not this person's, and of the people in them. */
function foreignIds({ clubId }: Person): string[] {
  const strangers = everyone.filter((other) => other.clubId && other.clubId !== clubId);
  const clubs = [PINE_HOLLOW, LAKESIDE].filter((club) => club !== clubId);
  return [...clubs, ...strangers.map(({ userId }) => String(userId))];
}

test('has foreign keys to embed along', () => {
  expect(embeds.length).toBeGreaterThan(60);
});

test.each(everyone.filter(({ kind }) => kind !== 'firm').map((person) => [person.name, person] as const))(
  '%s embeds nothing of another club',
  async (_name, person) => {
    let rows = 0;
    for (const { constraint, from, to, on } of embeds) {
      const outcome = await database.as(
        person,
        `select to_json(child) as row, (select json_agg(parent) from ${to} as parent where ${on}) as embedded,
           (select count(*) from ${to} as parent where ${on}) as counted
         from ${from} as child`,
      );
      if (outcome.kind === 'refused') {
        expect({ constraint, code: outcome.code }).toEqual({ constraint, code: '42501' });
        continue;
      }
      rows += outcome.rows.length;
      const answer = JSON.stringify(outcome.rows, (_key, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      expect({ constraint, from, leaks: foreignIds(person).filter((id) => answer.includes(id)) }).toEqual({
        constraint,
        from,
        leaks: [],
      });
    }
    if (person.clubId) expect(rows).toBeGreaterThan(100);
  },
);

test('gives the firm both clubs through them', async () => {
  const outcome = await database.as(
    people.firm,
    `select club_id, (select json_agg(parent) from public.clubs as parent where parent.id = child.club_id) as embedded
     from public.seasons as child`,
  );
  const answer = JSON.stringify(outcome.kind === 'done' ? outcome.rows : []);
  expect([PINE_HOLLOW, LAKESIDE].filter((id) => answer.includes(id))).toEqual([PINE_HOLLOW, LAKESIDE]);
});
