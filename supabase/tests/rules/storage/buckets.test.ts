import { readSqlFile } from '../../../database/sqlFile';
import { eachPerson, databaseWithFiles, namesOf } from './clubFolders';

// The buckets, and what holds for the policies as a whole.

const database = databaseWithFiles();

test('limits the buckets to what the product stores, and 10 MB', async () => {
  expect(
    await database.owner(
      'select id, public, file_size_limit::int as bytes, allowed_mime_types from storage.buckets order by id',
    ),
  ).toEqual([
    {
      id: 'brand',
      public: true,
      bytes: 10 * 1024 * 1024,
      allowed_mime_types: ['image/png', 'image/jpeg', 'image/svg+xml'],
    },
    {
      id: 'club-files',
      public: false,
      bytes: 10 * 1024 * 1024,
      allowed_mime_types: [
        'image/jpeg',
        'image/png',
        'image/webp',
        'application/pdf',
        'text/csv',
        'text/plain',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      ],
    },
    {
      id: 'job-files',
      public: false,
      bytes: 10 * 1024 * 1024,
      allowed_mime_types: [
        'application/pdf',
        'application/zip',
        'text/csv',
        'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      ],
    },
    {
      id: 'modules',
      public: true,
      bytes: 10 * 1024 * 1024,
      allowed_mime_types: expect.not.arrayContaining(['text/html', 'image/svg+xml']),
    },
  ]);
});

test.each(eachPerson)('%s changes no bucket and sees none', async (_name, person) => {
  const state = () => database.owner('select * from storage.buckets order by id');
  const before = await state();
  expect(namesOf(await database.as(person, 'select name from storage.buckets'))).toEqual([]);
  await database.as(person, `insert into storage.buckets (id, name, public) values ('mine', 'mine', true)`);
  await database.as(person, 'update storage.buckets set public = true, allowed_mime_types = null');
  await database.as(person, 'delete from storage.buckets');
  expect(await state()).toEqual(before);
});

test('corrects buckets that already exist', async () => {
  const buckets = () =>
    database.owner('select id, public, file_size_limit, allowed_mime_types from storage.buckets order by id');
  const before = await buckets();
  await database.owner(`update storage.buckets set public = true, allowed_mime_types = null`);
  await database.owner(bucketStatement());
  expect(await buckets()).toEqual(before);
});

/** The statement that makes the buckets. */
function bucketStatement(): string {
  const { sql } = readSqlFile('schemas/storage/buckets.sql');
  const [statement] = /insert into storage\.buckets[^;]*;/.exec(sql) ?? [];
  if (!statement) throw new Error('schemas/storage/buckets.sql makes no buckets');
  return statement;
}

test('evaluates the caller once per statement', async () => {
  const policies = await database.owner(
    `select policyname, roles::text[] as roles, concat_ws(' ', qual, with_check) as condition
     from pg_policies where schemaname = 'storage'`,
  );
  // Sixteen permit; three restrict callers whose session has ended.
  expect(policies).toHaveLength(19);
  for (const { roles, condition } of policies) {
    expect(roles).toEqual(['authenticated']);
    expect(String(condition).replaceAll(/\( SELECT (app|auth)\.\w+\(\) AS \w+\)/g, '')).not.toMatch(
      /(app|auth)\.\w+\(/,
    );
  }
});

test("unnamed_files checks every column that names a club's file", async () => {
  const columns = await database.owner(
    `select relname::text || '.' || attname as name from pg_attribute
     join pg_class on pg_class.oid = attrelid and relnamespace = 'public'::regnamespace and relkind = 'r'
     where attnum > 0 and not attisdropped and attname in ('storage_path', 'photos', 'insurance_path') and relname <> 'jobs' order by 1`,
  );
  const asked = String(
    (await database.owner(`select prosrc from pg_proc where oid = 'app.unnamed_files(integer)'::regprocedure`))[0]
      ?.prosrc,
  );
  expect(columns.length).toBeGreaterThan(4);
  for (const { name } of columns) {
    const [table, column] = String(name).split('.') as [string, string];
    expect({ name, isAsked: new RegExp(`\\b${column}\\b[^\\n]*public\\.${table}\\b`).test(asked) }).toEqual({
      name,
      isAsked: true,
    });
  }
});
