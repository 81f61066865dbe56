import { openRulesDatabase, type RulesDatabase } from '../support/database';

// A day that no calendar of a club holds stops every figure that is counted from it, for everyone of the club. So each day
// and moment that people may write lies between two bounds, also those that later migrations add.

/** What no page asks a person for; a trigger of the table answers for it. */
const THE_SERVERS = new Set([
  // A person who changes a club leaves them as they are (app.guard_club_update), and updated_at is stamped.
  'clubs.created_at',
  'clubs.updated_at',
  // Not before now (app.prepare_invitation), and not after a year.
  'invitations.expires_at',
]);
const ABSURD = ['-infinity', '4713-01-01 BC', '0001-01-01', '1899-12-31', '2100-06-01', '9999-12-31', 'infinity'];

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

interface WrittenColumn {
  table: string;
  column: string;
  /** The others of the same table that may not be null. */
  beside: string[];
  /** Every check of the table, as one condition. */
  checks: string;
}

async function writtenColumns(): Promise<WrittenColumn[]> {
  const rows = await database.owner(`
    with days as (
      select attrelid, attname, attnotnull,
        has_column_privilege('authenticated', attrelid, attnum, 'insert, update') as written
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
        and atttypid in ('date'::regtype, 'timestamp'::regtype, 'timestamptz'::regtype)
    )
    select attrelid::regclass::text as table, attname as column,
      array(select attname::text from days as other
        where other.attrelid = days.attrelid and other.attname <> days.attname and other.attnotnull) as beside,
      (select string_agg(format('coalesce(%s, true)', pg_get_expr(conbin, conrelid)), ' and ')
        from pg_constraint where conrelid = attrelid and contype = 'c') as checks
    from days where written order by 1, 2`);
  return rows as unknown as WrittenColumn[];
}

/** Which of the absurd days the checks of its table let pass, whatever the days beside it. */
async function letPass({ table, column, beside, checks }: WrittenColumn): Promise<unknown[]> {
  const candidates = ABSURD.flatMap((day) =>
    [day, '2025-05-01'].map((other) => ({ ...Object.fromEntries(beside.map((name) => [name, other])), [column]: day })),
  );
  const days: unknown[] = [];
  for (const candidate of candidates) {
    const rows = await database
      .owner(`select ${column}::text as day from jsonb_populate_record(null::${table}, $1) where ${checks}`, [
        JSON.stringify(candidate),
      ])
      // Which check comes first is the planner's choice, and one that counts days between fails on one without end.
      .catch((error: Error) => {
        if (!error.message.includes('cannot subtract infinite')) throw error;
        return [];
      });
    days.push(...rows.map(({ day }) => day));
  }
  return [...new Set(days)];
}

test('gives every day that people write a lower and an upper bound', async () => {
  const columns = (await writtenColumns()).filter(({ table, column }) => !THE_SERVERS.has(`${table}.${column}`));
  expect(columns.length).toBeGreaterThan(30);
  for (const written of columns) {
    const { table, column } = written;
    expect({ table, column, lets: await letPass(written) }).toEqual({ table, column, lets: [] });
  }
});

test('would find one without bounds', async () => {
  await database.owner('alter table public.staff_members drop constraint staff_members_end_date_range');
  const written = (await writtenColumns()).find(({ column }) => column === 'end_date');
  expect(written && (await letPass(written))).toEqual(expect.arrayContaining(['-infinity', 'infinity']));
});
