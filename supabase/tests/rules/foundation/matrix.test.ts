import { addAnalyst } from '../support/addAnalyst';
import { addHours } from '../support/addHours';
import { askEveryone, writtenRows, type Answer } from '../support/askEveryone';
import { openRulesDatabase, type RulesDatabase } from '../support/database';
import { LAKESIDE, people, pineAnalyst, PINE_HOLLOW, type Kind, type Person } from '../support/people';
import { registerModules } from '../support/registerModules';
import { newPhotoOf } from '../tables/postSeason';
import type { Reach, TableRule } from '../tables/rule';
import { tableRules } from '../tables/subjects';

// Role × table × verb over two clubs. Denials of row level security often look like success with no rows, so each cell
// compares what the database holds afterwards, not what the statement answered.

const everyone: Person[] = [...Object.values(people), pineAnalyst];
const tables = Object.entries(tableRules);
/** SQLSTATE of a missing permission. */
const FORBIDDEN = '42501';

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
  await addAnalyst(database);
  await addHours(database);
  await registerModules(database);
  await database.owner(
    `insert into public.contact_inquiries (inquiry_type, name, email) values ('question', 'Ann', 'ann@example.test')`,
  );
  // Here it is about who writes; what a club that lacks the module may write is in moduleTables.test.ts.
  await database.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'training')`, [LAKESIDE]);
  await database.owner(`insert into public.engagement_changes (club_id, module_id, kind, reason, effective_at)
    select id, 'training', 'off', 'A trial ends.', now() + interval '1 day' from public.clubs`);
  await database.owner(`insert into public.preview_tickets (user_id, expires_at, issued_by)
    select user_id, now() + interval '1 hour', 'team@firm.test' from public.profiles where role = 'manager'`);
  await database.owner(`insert into public.preview_ticket_releases (ticket_id, module_id, release_version)
    select id, 'training', '1.1.0' from public.preview_tickets`);
  await database.owner(`insert into public.release_checks (module_id, release_version, shells, sets, findings, checked_by)
    values ('training', '1.1.0', '{0}', '[["training@1.1.0"]]', '{}', 'ci@firm.test')`);
  await database.owner(`insert into public.module_health_reports (module_id, release_version, club_id, outcome)
    select 'training', '1.0.0', id, 'mounted' from public.clubs`);
  await database.owner(`insert into public.module_health_hours (hour, module_id, release_version, club_id, measure, bin, count)
    select now(), 'training', '1.0.0', id, 'mounted', 0, 1 from public.clubs`);
  await database.owner(`insert into public.release_withdrawals (module_id, release_version, channel, failures, mounts, sources)
    values ('training', '1.1.0', 'staging', 5, 9, 2)`);
  await database.owner(`insert into public.pruned_releases (module_id, release_version, pruned_by)
    values ('facilities', '0.1.0', 'ci@firm.test')`);
  await database.owner(`insert into storage.objects (bucket_id, name) values ('club-files', $1), ('club-files', $2)`, [
    newPhotoOf(PINE_HOLLOW),
    newPhotoOf(LAKESIDE),
  ]);
  await database.owner(`insert into public.job_application_resumes
      (club_id, application_id, file_name, media_type, bytes, digest, storage_path)
    select distinct on (club_id) club_id, id, 'cv.pdf', 'application/pdf', 9, repeat('a', 64),
      club_id || '/confidential/resumes/' || gen_random_uuid() || '.pdf'
    from public.job_applications`);
  await database.owner(
    `insert into public.club_documents (club_id, title) select id, 'Emergency plan' from public.clubs`,
  );
  await database.owner(`insert into public.club_document_versions
      (club_id, document_id, number, storage_path, mime_type, size_bytes, added_at)
    select club_id, id, 1, club_id || '/' || gen_random_uuid() || '.pdf', 'application/pdf', 9, now()
    from public.club_documents
    on conflict do nothing`);
  await database.owner(`insert into public.club_document_openings
      (club_id, document_id, number, name, opened_at, last_opened_at)
    select club_id, document_id, number, 'Ann', now(), now() from public.club_document_versions`);
  await database.owner(`update public.features set is_active = false where name = 'api_access'`);
});
afterAll(() => database.close());

test('has a rule for every table and view of the schema public', async () => {
  const relations = await database.owner(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
  );
  expect(relations.map(({ relname }) => relname)).toEqual(Object.keys(tableRules).sort());
});

test('has rows of both clubs in every table, so that no cell passes for lack of rows', async () => {
  for (const [table] of tables) {
    const [row] = await database.owner(`select count(*)::int as rows from public.${table}`);
    expect({ table, rows: row?.rows }).not.toEqual({ table, rows: 0 });
    const [column] = await database.owner(
      `select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and column_name = 'club_id'`,
      [table],
    );
    if (!column) continue;
    const clubs = await database.owner(
      `select distinct club_id from public.${table} where club_id is not null order by 1`,
    );
    expect({ table, clubs: clubs.map(({ club_id: id }) => id) }).toEqual({ table, clubs: [PINE_HOLLOW, LAKESIDE] });
  }
});

/** What one person gets from one verb on one relation. `reached` are keys. */
type Cell = { refused: string } | { reached: string[] } | { added: number; seen: number };

interface Verb {
  ask(table: string, rule: TableRule): Promise<Map<string, Answer>>;
  /** What the answer comes to, judged by the state of the database. */
  got(answer: Answer, table: string, rule: TableRule): Promise<Cell> | Cell;
  wanted(person: Person, answer: Answer, table: string, rule: TableRule): Promise<Cell> | Cell;
}

const verbs: Record<string, Verb> = {
  select: {
    ask: (table, rule) => ask(`select ${rule.key} as key from public.${table}`),
    got: (answer) => reachedBy(answer),
    wanted: (person, answer, table, rule) => reachOrRefusal(table, rule, rule.select, person, answer),
  },
  'update without a filter': {
    ask: (table, rule) =>
      ask(`update public.${table} set ${rule.update.column} = ${rule.update.column}`, changedRows(table, rule)),
    got: (answer) => reachedBy(answer),
    wanted: (person, answer, table, rule) => reachOrRefusal(table, rule, rule.update, person, answer),
  },
  'delete without a filter': {
    ask: (table, rule) => ask(`delete from public.${table}`, `select ${rule.key} as key from public.${table}`),
    got: async (answer, table, rule) => {
      if (answer.kind === 'refused') return reachedBy(answer);
      const left = new Set(answer.keys);
      return { reached: (await keysIn(table, rule, 'true')).filter((key) => !left.has(key)) };
    },
    wanted: (person, answer, table, rule) => reachOrRefusal(table, rule, rule.delete, person, answer),
  },
  'insert into Pine Hollow': insertInto(PINE_HOLLOW),
  'insert into Lakeside': insertInto(LAKESIDE),
};

/** How many cells each verb compared. */
const compared = new Map(Object.keys(verbs).map((verb) => [verb, 0]));

describe.each(Object.entries(verbs))('%s', (verb, { ask: askAll, got, wanted }) => {
  test.each(tables)('%s', async (table, rule) => {
    const answers = await askAll(table, rule);
    const cells: Record<'got' | 'wanted', Record<string, Cell>> = { got: {}, wanted: {} };
    for (const person of everyone) {
      const answer = answers.get(person.name);
      if (!answer) throw new Error(`${person.name} was not asked about ${table}.`);
      const cell = `${verb}: ${table} by ${person.name}`;
      cells.got[cell] = await got(answer, table, rule);
      cells.wanted[cell] = await wanted(person, answer, table, rule);
    }
    compared.set(verb, (compared.get(verb) ?? 0) + Object.keys(cells.got).length);
    expect(cells.got).toEqual(cells.wanted);
  });
});

test('compares one cell for each relation and person with each verb', () => {
  const each = Object.keys(tableRules).length * everyone.length;
  expect(Object.fromEntries(compared)).toEqual(Object.fromEntries(Object.keys(verbs).map((verb) => [verb, each])));
});

test('moves no row to another club, except when the firm moves its people', async () => {
  const ofClubs = await database.owner(
    `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'club_id'`,
  );
  expect(ofClubs.length).toBeGreaterThan(4);
  for (const { table_name: table } of ofClubs) {
    const name = String(table);
    const key = tableRules[name]?.key ?? '';
    const clubs = `select concat_ws(' of ', ${key}, club_id) as key from public.${name}`;
    const before = keysOf(await database.owner(clubs));
    const movers = everyone.filter(({ kind }) => !(table === 'profiles' && kind === 'firm'));
    for (const clubId of [PINE_HOLLOW, LAKESIDE]) {
      const answers = await askEveryone(database, movers, `update public.${name} set club_id = '${clubId}'`, clubs);
      expect(answers.size).toBe(movers.length);
      for (const [by, answer] of answers) {
        // The server undoes a refused statement, so only what was done can have moved a row.
        if (answer.kind === 'done') expect({ table, by, rows: answer.keys }).toEqual({ table, by, rows: before });
      }
    }
  }
});

function ask(statement: string, look?: string): Promise<Map<string, Answer>> {
  return askEveryone(database, everyone, statement, look);
}

function reachedBy(answer: Answer): Cell {
  return answer.kind === 'refused' ? { refused: refusalOf(answer) } : { reached: answer.keys };
}

/** A person who reaches no row may also be refused because of the missing permission alone. */
async function reachOrRefusal(
  table: string,
  rule: TableRule,
  reach: Reach,
  person: Person,
  answer: Answer,
): Promise<Cell> {
  const expected = await reached(table, rule, reach, person);
  return expected.length === 0 && answer.kind === 'refused' ? { refused: FORBIDDEN } : { reached: expected };
}

function insertInto(clubId: string): Verb {
  return {
    ask: (table, rule) => ask(rule.insert.into(clubId), changedRows(table, rule)),
    got: (answer) =>
      answer.kind === 'refused' ? reachedBy(answer) : { added: answer.affected, seen: answer.keys.length },
    wanted: (person, _answer, _table, rule) => {
      const allowed = ofKind(rule.insert.allowed, person.kind);
      const mayInsert = allowed === 'any club' || (allowed === 'own club' && person.clubId === clubId);
      return mayInsert ? { added: 1, seen: 1 } : { refused: FORBIDDEN };
    },
  };
}

/** The code alone where it is the one that the rules speak of, and the message beside any other. */
function refusalOf({ code, message }: Answer & { kind: 'refused' }): string {
  return code === FORBIDDEN ? code : `${code}: ${message}`;
}

function changedRows(table: string, rule: TableRule): string {
  return writtenRows(rule.storedIn ?? table, rule.key);
}

const asked = new Map<string, Promise<string[]>>();

/** Asked once: no cell leaves anything behind, and one that did would differ from what the others are held to. */
function keysIn(table: string, rule: TableRule, condition: string): Promise<string[]> {
  const question = `select ${rule.key} as key from public.${table} where ${condition}`;
  const answer = asked.get(question) ?? database.owner(question).then(keysOf);
  asked.set(question, answer);
  return answer;
}

function reached(table: string, rule: TableRule, reach: Reach, person: Person): Promise<string[]> {
  const condition = (ofKind(reach, person.kind) ?? 'false')
    .replaceAll('$me', `'${person.userId}'`)
    .replaceAll('$club', `'${person.clubId}'`);
  return keysIn(table, rule, condition);
}

/** A member with the feature Analytics or Board is a member wherever a rule does not name them. */
function ofKind<Rule>(rules: Partial<Record<Kind, Rule>>, kind: Kind): Rule | undefined {
  return (kind === 'analyst' || kind === 'board') && !(kind in rules) ? rules.member : rules[kind];
}

function keysOf(rows: Record<string, unknown>[]): string[] {
  return rows.map(({ key }) => String(key)).sort();
}
