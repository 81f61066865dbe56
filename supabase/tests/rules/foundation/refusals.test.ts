import { isSentence } from '@platform/database';
import { allRefusals } from '@platform/database/all-refusals';
import { refusalSentence } from '@platform/database/refusals';
import fc from 'fast-check';
import { repeats } from '#soaking';
import { speechlessRules } from '../../../catalog/speechlessRules';
import { openRulesDatabase, type Outcome, type RulesDatabase } from '../support/database';
import { LAKESIDE, people, PINE_HOLLOW, type Caller } from '../support/people';

// No one reads a machine's words (decision 16): what refuses a client has a sentence, also what later migrations add.

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

const RUNS = { seed: Number(process.env.FUZZ_SEED ?? 20250501) };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const callers: Caller[] = [people.pineAdmin, people.pineManager, people.pineStaff, people.lakeAdmin, people.newClient];

async function texts(sql: string): Promise<string[]> {
  return (await database.owner(sql)).map((row) => String(Object.values(row)[0]));
}

function expectSentence(asked: string, outcome: Outcome): void {
  if (outcome.kind === 'done') return;
  const sentence = refusalSentence(outcome, allRefusals) ?? '';
  // The whole refusal is compared, so that a failure shows what no one put into words.
  expect({ asked, ...outcome, sentence: isSentence(sentence) || sentence }).toEqual({
    asked,
    ...outcome,
    sentence: true,
  });
}

describe('the catalogue', () => {
  test('gives every rule that a client can break a sentence', async () => {
    expect(await speechlessRules({ query: async (sql) => ({ rows: await database.owner(sql) }) })).toEqual([]);
  });

  test('gives every policy that can refuse a new row a sentence', async () => {
    expect(
      await texts(`select polrelid::regclass || '.' || polname from pg_policy join pg_class on pg_class.oid = polrelid
        where relnamespace = 'public'::regnamespace and polcmd = 'a' and obj_description(pg_policy.oid, 'pg_policy') is null`),
    ).toEqual([]);
  });

  test('has exactly one sentence in each refusal', async () => {
    const comments = await texts(`
      select description from pg_description join pg_constraint on pg_constraint.oid = objoid
      where classoid = 'pg_constraint'::regclass
      union select description from pg_description where classoid = 'pg_policy'::regclass`);
    expect(comments.length).toBeGreaterThan(200);
    expect(comments.filter((comment) => !isSentence(comment) || /"|constraint|violates/.test(comment))).toEqual([]);
  });

  test('raises only sentences in functions', async () => {
    const sources = await texts(
      `select prosrc from pg_proc where pronamespace in ('public'::regnamespace, 'app'::regnamespace)`,
    );
    const raised = sources.flatMap((source) => [...source.matchAll(/raise exception '((?:[^']|'')+)'/g)]);
    expect(raised.length).toBeGreaterThan(100);
    expect(
      raised.map(([, words = '']) => words).filter((words) => words !== '%' && !isSentence(words.replace(/: %$/, '.'))),
    ).toEqual([]);
  });
});

describe('whatever is sent', () => {
  const anything = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(null, '', ' ', 'x', 'x'.repeat(9000), 'ann@club.test', '\n', LAKESIDE, UNKNOWN),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom('infinity', '-infinity', '2025-02-30', '31/12/2025', '0001-01-01', '12:61'),
    },
    { weight: 2, arbitrary: fc.constantFrom(-1, 0, 1, 7, 0.5, 1e9, 1e30, true, false) },
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom({}, [], [null], { a: { b: 1 } }, ['x'], '{', '{}') },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }).filter((value) => !/\\u/.test(JSON.stringify(value))) },
  );

  test('a table accepts it or refuses it in a sentence', async () => {
    const tables = await database.owner(`
      select relname as name, array_agg(attname::text order by attname) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
        and has_column_privilege('authenticated', attrelid, attnum, 'insert')
      group by relname order by relname`);
    const refused = new Set<string>();
    for (const { name, columns } of tables as { name: string; columns: string[] }[]) {
      const [stored = {}] = await database.owner(
        `select to_jsonb(stored) as row from public.${name} as stored limit 1`,
      );
      const attempt = fc.record({
        caller: fc.constantFrom(...callers),
        changed: fc.oneof(
          { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...columns), anything, { minKeys: 1, maxKeys: 3 }) },
          // A row that is right but for one reference, which leads nowhere.
          { weight: 1, arbitrary: fc.constantFrom(...columns).map((column) => ({ [column]: UNKNOWN })) },
        ),
        verb: fc.constantFrom('insert', 'insert', 'update'),
      });
      await fc.assert(
        fc.asyncProperty(attempt, async ({ caller, changed, verb }) => {
          const row = verb === 'insert' ? { ...(stored.row as object), id: crypto.randomUUID(), ...changed } : changed;
          const sent = `jsonb_populate_record(null::public.${name}, '${JSON.stringify(row).replaceAll("'", "''")}')`;
          const assignments = Object.keys(row).map((column) => `${column} = (${sent}).${column}`);
          const statement =
            verb === 'insert'
              ? `insert into public.${name} (${columns.join(', ')}) select ${columns.join(', ')} from ${sent}`
              : `update public.${name} set ${assignments.join(', ')}`;
          const { outcome } = await database.probe(caller, statement, 'select 1');
          expectSentence(`${verb} ${name} ${JSON.stringify(changed)}`, outcome);
          if (outcome.kind === 'refused') refused.add(outcome.code);
        }),
        { ...RUNS, numRuns: repeats({ inGate: 4, often: 12 }) },
      );
    }
    expect([...refused]).toEqual(
      expect.arrayContaining(['23502', '23503', '23505', '23514', '42501', '22P02', '22007']),
    );
  });

  /** What a parameter of a function may be, so that it gets beyond the first question: an id of the club, or a date. */
  const fitting = async (name: string): Promise<unknown> => {
    if (name.startsWith('club_id')) return PINE_HOLLOW;
    const table = tableOfParameter.find(([parameter]) => parameter.test(name))?.[1];
    const [row] = table
      ? await database.owner(`select id from public.${table} where club_id = $1 order by id limit 1`, [PINE_HOLLOW])
      : [];
    return row?.id ?? (/from|to_|day|_on|date/.test(name) ? '2025-05-03' : 'approved');
  };

  test('a function answers it or refuses it in a sentence', async () => {
    const functions = await database.owner(`
      select proname as name, proargnames[1:pronargs] as parameters,
        array(select format_type(type, null) from unnest(proargtypes) as type) as types
      from pg_proc where pronamespace = 'public'::regnamespace and pronargs > 0
        and has_function_privilege('authenticated', oid, 'execute')
      order by proname`);
    expect(functions.length).toBeGreaterThan(40);
    for (const { name, parameters, types } of functions as unknown as FunctionOfTheApi[]) {
      const values = await Promise.all(parameters.map(fitting));
      const attempt = fc.record({
        caller: fc.constantFrom(...callers),
        sent: fc.tuple(...values.map((value) => fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, anything))),
      });
      await fc.assert(
        fc.asyncProperty(attempt, async ({ caller, sent }) => {
          const given = sent.map((value, index) => `${parameters[index]} => ${literal(value)}::${types[index]}`);
          const { outcome } = await database.probe(
            caller,
            `select * from public.${name}(${given.join(', ')})`,
            'select 1',
          );
          expectSentence(`${name}(${given.join(', ')})`, outcome);
        }),
        { ...RUNS, numRuns: repeats({ inGate: 6, often: 20 }) },
      );
    }
  });
});

interface FunctionOfTheApi {
  name: string;
  parameters: string[];
  types: string[];
}

const tableOfParameter: [RegExp, string][] = [
  [/^(from_|to_)?season/, 'seasons'],
  [/^shift/, 'shifts'],
  [/^staff/, 'staff_members'],
  [/^course/, 'training_courses'],
  [/^participant/, 'training_participants'],
  [/^application/, 'job_applications'],
  [/^job_role/, 'job_role_definitions'],
  [/^template_id$/, 'schedule_templates'],
  [/^template_id_param$/, 'checklist_templates'],
  [/^lesson/, 'lessons'],
  [/^checklist/, 'checklists'],
  [/^wish/, 'wishlist_items'],
  [/^ticket/, 'maintenance_tickets'],
  [/^project/, 'capital_projects'],
  [/^item/, 'checklist_items'],
  [/^survey/, 'surveys'],
  [/^invitation/, 'survey_invitations'],
  [/^request/, 'shift_requests'],
  [/^session/, 'in_service_sessions'],
];

function literal(value: unknown): string {
  if (value === null) return 'null';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
