import { readSqlFile } from '../../../database/sqlFile';
import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller, type Person } from '../support/people';

// Who reads, lists, adds, replaces, moves and removes which file: the policies of storage.objects, and what the table
// holds afterwards. Names and sizes are the storage service's to check; here are the rules that hosted has, too.

const UUID = '5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a01';
const OTHER_UUID = '5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a02';

const files = {
  'club-files': [
    `${PINE_HOLLOW}/${UUID}.pdf`,
    `${PINE_HOLLOW}/confidential/${UUID}.pdf`,
    `${LAKESIDE}/${UUID}.pdf`,
    `${LAKESIDE}/confidential/${UUID}.pdf`,
    `not-a-uuid/${UUID}.pdf`,
    `not-a-uuid/confidential/${UUID}.pdf`,
    'loose.pdf',
  ],
  'job-files': [`${PINE_HOLLOW}/${UUID}.zip`, `${LAKESIDE}/${UUID}.zip`],
  brand: ['platform/logo.png', `${PINE_HOLLOW}/logo.png`, `${LAKESIDE}/logo.png`],
  modules: ['training/1.0.0/entry.js'],
};
type Bucket = keyof typeof files;

const everyone: Person[] = Object.values(people);
const eachPerson = everyone.map((person) => [person.name, person] as const);
const clubs = [PINE_HOLLOW, LAKESIDE];

const database = databaseOfEachTest(async (opened) => {
  for (const [bucket, names] of Object.entries(files)) {
    for (const name of names)
      await opened.owner('insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name]);
  }
});
beforeEach(async () => {
  // What the storage service says before it deletes.
  await database.owner(`select set_config('storage.can_delete', 'true', true)`);
});

async function namesIn(bucket: Bucket): Promise<string[]> {
  const rows = await database.owner('select name from storage.objects where bucket_id = $1', [bucket]);
  return rows.map(({ name }) => String(name)).sort();
}

async function everything(): Promise<unknown> {
  return database.owner('select bucket_id, name, version from storage.objects order by bucket_id, name');
}

function namesOf(outcome: Outcome): string[] {
  return outcome.kind === 'done' ? outcome.rows.map(({ name }) => String(name)).sort() : [];
}

/** The files of a club that the tests begin with, sorted. */
const filesOf = (clubId: string) => [`${clubId}/${UUID}.pdf`, `${clubId}/confidential/${UUID}.pdf`];

const add = (caller: Caller, bucket: Bucket, name: string) =>
  database.as(caller, 'insert into storage.objects (bucket_id, name) values ($1, $2)', [bucket, name]);

const inClub = (person: Person, clubId: string) => person.clubId === clubId;
const edits = (person: Person, clubId: string) =>
  inClub(person, clubId) && (person.kind === 'manager' || person.kind === 'admin');
const confides = (person: Person, clubId: string) => person.kind === 'firm' || edits(person, clubId);
const brands = (person: Person, clubId: string) =>
  person.kind === 'firm' || (inClub(person, clubId) && person.kind === 'admin');

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

describe('reading and listing', () => {
  test.each(eachPerson)('%s', async (_name, person) => {
    for (const bucket of Object.keys(files) as Bucket[]) {
      const expected = files[bucket].filter((name) => {
        const [folder = ''] = name.split('/');
        if (bucket === 'club-files') {
          // No row names it, so it is for the people who may give it one.
          return clubs.includes(folder) && confides(person, folder);
        }
        if (bucket === 'brand') return person.kind === 'firm' || (clubs.includes(folder) && inClub(person, folder));
        return false;
      });
      const outcome = await database.as(person, 'select name from storage.objects where bucket_id = $1', [bucket]);
      expect({ bucket, names: namesOf(outcome) }).toEqual({ bucket, names: expected.sort() });
    }
  });
});

describe('adding', () => {
  test.each(eachPerson)('%s to club files', async (_name, person) => {
    for (const club of clubs) {
      for (const name of [`${club}/${OTHER_UUID}.jpg`, `${club}/confidential/${OTHER_UUID}.jpg`]) {
        const outcome = await add(person, 'club-files', name);
        expect(outcome).toMatchObject(edits(person, club) ? { kind: 'done' } : { kind: 'refused', code: '42501' });
        expect((await namesIn('club-files')).includes(name)).toBe(edits(person, club));
      }
    }
  });

  test.each(eachPerson)('%s photos of problems, at most ten that no ticket names', async (_name, person) => {
    for (const club of clubs) {
      const isTheirs = inClub(person, club);
      const photo = (number: number) =>
        `${club}/reports/5a5a5a5a-0000-4000-8000-${String(number).padStart(12, '0')}.jpg`;
      const allowed = isTheirs ? { kind: 'done' } : { kind: 'refused', code: '42501' };
      expect(await add(person, 'club-files', photo(1))).toMatchObject(allowed);
      expect(await add(person, 'club-files', `${club}/reports/note.txt`)).toMatchObject({ kind: 'refused' });
      if (!isTheirs || person.userId === null) continue;
      await database.owner(`update storage.objects set owner_id = $1 where name = $2`, [person.userId, photo(1)]);
      await database.owner(
        `insert into storage.objects (bucket_id, name, owner_id)
         select 'club-files', $1 || '/reports/5a5a5a5a-0000-4000-8000-' || lpad(number::text, 12, '0') || '.jpg', $2
         from generate_series(2, 10) as number`,
        [club, person.userId],
      );
      expect(await add(person, 'club-files', photo(11))).toMatchObject({ kind: 'refused', code: '42501' });
      await database.as(person, `delete from storage.objects where name = $1`, [photo(2)]);
      expect(await add(person, 'club-files', photo(11))).toMatchObject({ kind: 'done' });
    }
  });

  test.each(eachPerson)('%s to the brand', async (_name, person) => {
    for (const folder of [...clubs, 'platform']) {
      const name = `${folder}/template.png`;
      const may = folder === 'platform' ? person.kind === 'firm' : brands(person, folder);
      const outcome = await add(person, 'brand', name);
      expect(outcome).toMatchObject(may ? { kind: 'done' } : { kind: 'refused', code: '42501' });
      expect((await namesIn('brand')).includes(name)).toBe(may);
    }
  });

  test.each(eachPerson)('%s to the modules', async (_name, person) => {
    expect(await add(person, 'modules', 'training/6.6.6/entry.js')).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await namesIn('modules')).toEqual(files.modules);
  });

  test('the service key publishes', async () => {
    expect(await add(service, 'modules', 'training/1.1.0/entry.js')).toMatchObject({ kind: 'done' });
    expect(await namesIn('modules')).toHaveLength(2);
  });

  test.each([
    `${PINE_HOLLOW}/photo.jpg`,
    `${PINE_HOLLOW}/${UUID}.jpg.exe.html`,
    `${PINE_HOLLOW}/${UUID}.`,
    `${PINE_HOLLOW}/${UUID}.HTML`,
    `${PINE_HOLLOW}/deep/${UUID}.jpg`,
    `${PINE_HOLLOW}/Confidential/${UUID}.jpg`,
    `${PINE_HOLLOW}/confidential/deep/${UUID}.jpg`,
    `${PINE_HOLLOW}/confidential/../${UUID}.jpg`,
    `${PINE_HOLLOW}/confidential/reviews.pdf`,
    `${PINE_HOLLOW}/confidential`,
    `confidential/${UUID}.jpg`,
    `${PINE_HOLLOW}/../${LAKESIDE}/${UUID}.jpg`,
    `${PINE_HOLLOW}/${UUID}.jpg\n`,
    `${PINE_HOLLOW}`,
    `${PINE_HOLLOW}/`,
    `/${PINE_HOLLOW}/${UUID}.jpg`,
    `${PINE_HOLLOW} /${UUID}.jpg`,
    `not-a-uuid/${UUID}.jpg`,
    `/${UUID}.jpg`,
    `${UUID}.jpg`,
    '',
  ])('a manager adds no club file called %j', async (name) => {
    expect(await add(people.pineManager, 'club-files', name)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await namesIn('club-files')).toEqual([...files['club-files']].sort());
  });

  test.each([
    `${PINE_HOLLOW}/deep/logo.png`,
    `${PINE_HOLLOW}/.hidden`,
    `${PINE_HOLLOW}/Logo.png`,
    'logo.png',
    'platform',
  ])('not even the firm adds a brand file called %j', async (name) => {
    for (const person of [people.firm, people.pineAdmin]) {
      expect(await add(person, 'brand', name)).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await namesIn('brand')).toEqual([...files.brand].sort());
  });
});

describe('files of jobs', () => {
  const jobFile = `${PINE_HOLLOW}/${UUID}.zip`;

  test.each(eachPerson)('%s neither sees nor adds, replaces, moves, copies or removes one', async (_name, person) => {
    const before = await everything();
    const seen = await database.as(person, `select name from storage.objects where bucket_id = 'job-files'`);
    expect(namesOf(seen)).toEqual([]);
    for (const club of clubs) {
      expect(await add(person, 'job-files', `${club}/${OTHER_UUID}.zip`)).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    await database.as(person, `update storage.objects set version = 'new' where bucket_id = 'job-files'`);
    await database.as(
      person,
      `update storage.objects set bucket_id = 'club-files', name = $1 where bucket_id = 'job-files' and name = $2`,
      [`${PINE_HOLLOW}/${OTHER_UUID}.zip`, jobFile],
    );
    await database.as(
      person,
      `insert into storage.objects (bucket_id, name)
       select 'club-files', $1 from storage.objects where bucket_id = 'job-files' and name = $2`,
      [`${PINE_HOLLOW}/${OTHER_UUID}.zip`, jobFile],
    );
    await database.as(person, `delete from storage.objects where bucket_id = 'job-files'`);
    expect(await everything()).toEqual(before);
  });

  test('the service key writes and removes them', async () => {
    const name = `${PINE_HOLLOW}/${OTHER_UUID}.zip`;
    expect(await add(service, 'job-files', name)).toMatchObject({ kind: 'done' });
    expect(await namesIn('job-files')).toContain(name);
    await database.as(service, `delete from storage.objects where bucket_id = 'job-files' and name = $1`, [name]);
    expect(await namesIn('job-files')).not.toContain(name);
  });
});

describe('replacing', () => {
  const replacement = (bucket: Bucket, name: string) =>
    `insert into storage.objects (bucket_id, name, version) values ('${bucket}', '${name}', 'new')
     on conflict (bucket_id, name) do update set version = excluded.version`;
  async function replaced(): Promise<string[]> {
    return (await database.owner(`select name from storage.objects where version = 'new'`)).map(({ name }) =>
      String(name),
    );
  }

  test.each(eachPerson)('%s, file by file', async (_name, person) => {
    for (const club of clubs) {
      for (const name of filesOf(club)) await database.as(person, replacement('club-files', name));
      await database.as(person, replacement('brand', `${club}/logo.png`));
    }
    await database.as(person, replacement('brand', 'platform/logo.png'));
    await database.as(person, replacement('modules', 'training/1.0.0/entry.js'));
    const expected = [
      ...clubs.filter((club) => edits(person, club)).flatMap(filesOf),
      ...clubs.filter((club) => brands(person, club)).map((club) => `${club}/logo.png`),
      ...(person.kind === 'firm' ? ['platform/logo.png'] : []),
    ];
    expect((await replaced()).sort()).toEqual(expected.sort());
  });

  test.each(eachPerson)('%s, all at once', async (_name, person) => {
    await database.as(person, `update storage.objects set version = 'new' where bucket_id <> 'brand'`);
    expect((await replaced()).sort()).toEqual(clubs.filter((club) => edits(person, club)).flatMap(filesOf));
  });
});

describe('moving', () => {
  const move = (caller: Caller, bucket: Bucket, from: string, to: string, toBucket: Bucket = bucket) =>
    database.as(caller, 'update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2', [
      bucket,
      from,
      toBucket,
      to,
    ]);

  test.each(eachPerson)('%s moves no file into or out of another club', async (_name, person) => {
    const before = await everything();
    await move(person, 'club-files', `${PINE_HOLLOW}/${UUID}.pdf`, `${LAKESIDE}/${OTHER_UUID}.pdf`);
    await move(person, 'club-files', `${LAKESIDE}/${UUID}.pdf`, `${PINE_HOLLOW}/${OTHER_UUID}.pdf`);
    await move(person, 'club-files', `${PINE_HOLLOW}/${UUID}.pdf`, 'training/6.6.6/entry.js', 'modules');
    await move(person, 'modules', 'training/1.0.0/entry.js', `${PINE_HOLLOW}/${OTHER_UUID}.js`, 'club-files');
    await move(person, 'club-files', `not-a-uuid/${UUID}.pdf`, `${PINE_HOLLOW}/${OTHER_UUID}.pdf`);
    expect(await everything()).toEqual(before);
  });

  test.each(eachPerson)('%s within a club', async (_name, person) => {
    for (const club of clubs) await move(person, 'club-files', `${club}/${UUID}.pdf`, `${club}/${OTHER_UUID}.pdf`);
    const moved = clubs.filter((club) => edits(person, club)).map((club) => `${club}/${OTHER_UUID}.pdf`);
    expect((await namesIn('club-files')).filter((name) => name.includes(OTHER_UUID))).toEqual(moved);
  });

  test.each(eachPerson)('%s into the confidential folder and out of it', async (_name, person) => {
    const before = await namesIn('club-files');
    for (const club of clubs) {
      await move(person, 'club-files', `${club}/${UUID}.pdf`, `${club}/confidential/${OTHER_UUID}.pdf`);
      await move(person, 'club-files', `${club}/confidential/${UUID}.pdf`, `${club}/${OTHER_UUID}.pdf`);
    }
    const swapped = (name: string) =>
      clubs.some((club) => filesOf(club).includes(name) && edits(person, club))
        ? name.includes('confidential/')
          ? name.replace(`confidential/${UUID}`, OTHER_UUID)
          : name.replace(UUID, `confidential/${OTHER_UUID}`)
        : name;
    expect(await namesIn('club-files')).toEqual(before.map(swapped).sort());
  });

  test('cannot reach an invalid name by moving either', async () => {
    const before = await everything();
    for (const name of [`${PINE_HOLLOW}/page.html`, `${PINE_HOLLOW}/deep/${UUID}.pdf`, 'loose']) {
      expect(await move(people.pineAdmin, 'club-files', `${PINE_HOLLOW}/${UUID}.pdf`, name)).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    expect(await everything()).toEqual(before);
  });
});

describe('copying', () => {
  // What the storage service does: it reads the one row and adds the other, both as the caller.
  const copy = (caller: Caller, from: string, to: string) =>
    database.as(
      caller,
      `insert into storage.objects (bucket_id, name)
       select 'club-files', $2 from storage.objects where bucket_id = 'club-files' and name = $1`,
      [from, to],
    );

  test.each(eachPerson)('%s copies within the own club and from nowhere else', async (_name, person) => {
    const made: string[] = [];
    for (const from of clubs) {
      for (const to of clubs) {
        const name = `${to}/${OTHER_UUID}.${from === PINE_HOLLOW ? 'a' : 'b'}`;
        await copy(person, `${from}/${UUID}.pdf`, name);
        if (from === to && edits(person, from)) made.push(name);
      }
    }
    expect((await namesIn('club-files')).filter((name) => name.includes(OTHER_UUID))).toEqual(made);
  });

  test.each(eachPerson)('%s copies confidential files only with write access there', async (_name, person) => {
    const made: string[] = [];
    for (const club of clubs) {
      const name = `${club}/${OTHER_UUID}.pdf`;
      await copy(person, `${club}/confidential/${UUID}.pdf`, name);
      if (edits(person, club)) made.push(name);
    }
    expect((await namesIn('club-files')).filter((name) => name.includes(OTHER_UUID))).toEqual(made);
  });
});

describe('removing', () => {
  test.each(eachPerson)('%s, without a filter', async (_name, person) => {
    await database.as(person, 'delete from storage.objects');
    const kept = (bucket: Bucket, isGone: (folder: string) => boolean) =>
      files[bucket].filter((name) => !isGone(name.split('/')[0] ?? '')).sort();
    expect(await namesIn('club-files')).toEqual(kept('club-files', (folder) => edits(person, folder)));
    expect(await namesIn('brand')).toEqual(
      kept('brand', (folder) => person.kind === 'firm' || (clubs.includes(folder) && brands(person, folder))),
    );
    expect(await namesIn('modules')).toEqual(files.modules);
  });

  test('not by SQL alone, for any caller', async () => {
    await database.owner(`select set_config('storage.can_delete', '', true)`);
    const before = await everything();
    for (const caller of [people.pineAdmin, people.firm, service]) {
      expect(await database.as(caller, 'delete from storage.objects')).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    expect(await everything()).toEqual(before);
  });
});

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
