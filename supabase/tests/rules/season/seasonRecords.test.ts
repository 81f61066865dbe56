import { sampleId } from '@platform/sample-club';
import { addAnalyst } from '../support/addAnalyst';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, pineAnalyst, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff } = people;
const SEASON_2025 = sampleId('season', 2);
const file = (folder: string, name = '44444444-4444-4444-8444-444444444444.pdf') => `${folder}/${name}`;
/** What the storage service writes down about a file that was uploaded. */
const upload = (path: string, size = 10) =>
  database.owner(`insert into storage.objects (bucket_id, name, metadata) values ('club-files', $1, $2)`, [
    path,
    JSON.stringify({ size, mimetype: 'application/pdf' }),
  ]);
const CONFIDENTIAL = `${PINE_HOLLOW}/confidential`;

/** The file cannot be moved, replaced or removed by a manager while a row names it; afterwards it can. */
async function expectFileOfARow(release: string): Promise<void> {
  // What the storage service says before it deletes.
  await database.owner(`select set_config('storage.can_delete', 'true', true)`);
  const stored = () =>
    database.owner(`select name, version from storage.objects where bucket_id = 'club-files' order by name`);
  const before = await stored();
  const named = [file(PINE_HOLLOW)];
  const move = `update storage.objects set name = '${file(CONFIDENTIAL)}' where name = $1`;
  for (const change of [
    move,
    `update storage.objects set version = 'other bytes' where name = $1`,
    `delete from storage.objects where name = $1`,
  ]) {
    expect(await database.as(pineManager, change, named)).toMatchObject({ kind: 'done', affected: 0 });
  }
  expect(await stored()).toEqual(before);
  await database.owner(release);
  expect(await database.as(pineManager, move, named)).toMatchObject({ affected: 1 });
  expect(await database.as(pineManager, `delete from storage.objects`)).toMatchObject({ affected: 1 });
}

describe('documents', () => {
  const titles = (caller: Caller) => readAs(database, caller, `select title from public.club_documents order by id`);

  test('only managers read incidents and reviews, and people with Analytics also the financial summary', async () => {
    await addAnalyst(database);
    for (const member of [pineStaff, lakeStaff]) expect(await titles(member)).toEqual([]);
    expect(await titles(pineAnalyst)).toEqual([{ title: 'Financial Summary Report' }]);
    expect(await titles(pineManager)).toHaveLength(3);
    expect(
      await database.as(pineManager, `update public.club_documents set confidential = false where kind = 'safety_log'`),
    ).toMatchObject({
      kind: 'refused',
      code: '23514',
      message: expect.stringContaining('club_documents_confidential_kinds'),
    });
    expect(await titles(pineAnalyst)).toHaveLength(1);
  });

  test('the same people open the file of a financial summary, and everyone in the club opens another file', async () => {
    await addAnalyst(database);
    const [summary, map] = [file(PINE_HOLLOW), file(PINE_HOLLOW, '55555555-5555-4555-8555-555555555555.pdf')];
    await upload(summary);
    await upload(map);
    await database.owner(
      `update public.club_documents set storage_path = $1, mime_type = 'application/pdf', size_bytes = 10
       where club_id = $2 and kind = 'financial_summary'`,
      [summary, PINE_HOLLOW],
    );
    const files = async (caller: Caller) =>
      (
        await readAs(database, caller, 'select name from storage.objects where name = any ($1) order by name', [
          [summary, map],
        ])
      ).map(({ name }) => name);
    expect(await files(pineStaff)).toEqual([]);
    await database.owner(
      `insert into public.club_documents (club_id, title, storage_path, mime_type, size_bytes)
       values ($1, 'Map of the pool', $2, 'application/pdf', 10)`,
      [PINE_HOLLOW, map],
    );
    expect(await files(pineStaff)).toEqual([map]);
    for (const caller of [pineAnalyst, pineManager]) expect(await files(caller)).toEqual([summary, map]);
    // The file stays until the storage has dropped it.
    await readAs(database, pineManager, `delete from public.club_documents where storage_path = any ($1)`, [
      [summary, map],
    ]);
    for (const caller of [pineStaff, pineAnalyst]) expect(await files(caller)).toEqual([]);
    expect(await files(pineManager)).toEqual([summary, map]);
  });

  test.each([
    ["another club's folder", file(LAKESIDE)],
    ['a name that tells something', file(PINE_HOLLOW, 'reviews-2024.pdf')],
    ['a way out', file(PINE_HOLLOW, `../${LAKESIDE}/44444444-4444-4444-8444-444444444444.pdf`)],
  ])('refuses a file in %s', async (_where, path) => {
    expect(
      await database.as(
        pineManager,
        `update public.club_documents set storage_path = $1, mime_type = 'application/pdf', size_bytes = 10
         where kind = 'financial_summary'`,
        [path],
      ),
    ).toMatchObject({
      kind: 'refused',
      code: '23514',
      message: expect.stringContaining('club_documents_file_of_club'),
    });
    expect(await database.owner(`select 1 from public.club_documents where storage_path is not null`)).toEqual([]);
  });

  describe('are stored where the same people read them as the row', () => {
    beforeEach(async () => {
      for (const path of [file(PINE_HOLLOW), file(CONFIDENTIAL)]) await upload(path);
    });

    const name = (kind: string, path: string, confidential: boolean) =>
      database.as(
        pineManager,
        `update public.club_documents
         set storage_path = $2, confidential = $3, mime_type = 'application/pdf', size_bytes = 10 where kind = $1`,
        [kind, path, confidential],
      );
    const filed = () =>
      database.owner(
        `select kind, storage_path as path, confidential from public.club_documents where storage_path is not null`,
      );
    const CANNOT_LIE_THERE = { kind: 'refused', code: '23514', hint: expect.stringMatching(/^Copy the file to/) };

    test.each([
      [
        'safety_log',
        file(PINE_HOLLOW),
        true,
        'The file of a confidential document lies where every member can read it.',
      ],
      ['financial_summary', file(PINE_HOLLOW), true, 'The file of a confidential document lies where every member'],
      [
        'financial_summary',
        file(CONFIDENTIAL),
        false,
        'The file lies in the confidential folder, where members cannot',
      ],
    ])('refuses %s at %s, confidential: %s', async (kind, path, confidential, message) => {
      expect(await name(kind, path, confidential)).toMatchObject({
        ...CANNOT_LIE_THERE,
        message: expect.stringContaining(message),
      });
      expect(await filed()).toEqual([]);
    });

    test('copies the file when a person makes a document confidential, and when they share it again', async () => {
      expect(await name('financial_summary', file(PINE_HOLLOW), false)).toMatchObject({ kind: 'done' });
      const set = (confidential: boolean) =>
        database.as(
          pineManager,
          `update public.club_documents set confidential = $1 where kind = 'financial_summary'`,
          [confidential],
        );
      expect(await set(true)).toMatchObject(CANNOT_LIE_THERE);
      expect(await filed()).toMatchObject([{ path: file(PINE_HOLLOW), confidential: false }]);
      expect(await name('financial_summary', file(CONFIDENTIAL), true)).toMatchObject({ kind: 'done' });
      expect(await set(false)).toMatchObject(CANNOT_LIE_THERE);
      expect(await filed()).toMatchObject([{ path: file(CONFIDENTIAL), confidential: true }]);
    });
  });

  describe('the file of a document', () => {
    const fill = () =>
      database.as(
        pineManager,
        `update public.club_documents set storage_path = $1, mime_type = 'application/pdf', size_bytes = 10
         where kind = 'financial_summary'`,
        [file(PINE_HOLLOW)],
      );
    const filed = () => database.owner(`select 1 from public.club_documents where storage_path is not null`);

    test('must be uploaded', async () => {
      expect(await fill()).toMatchObject({
        kind: 'refused',
        code: 'PT422',
        message: expect.stringMatching(/^This file was not uploaded/),
      });
      expect(await filed()).toEqual([]);
    });

    test('must not be empty', async () => {
      await upload(file(PINE_HOLLOW), 0);
      expect(await fill()).toMatchObject({ kind: 'refused', code: 'PT422', message: 'This file is empty.' });
      expect(await filed()).toEqual([]);
    });

    test('stays unchanged until the document is deleted', async () => {
      await upload(file(PINE_HOLLOW));
      await fill();
      await database.owner(`update public.club_documents set storage_path = null, mime_type = null, size_bytes = null`);
      await expectFileOfARow(`delete from public.club_documents`);
    });
  });

  test("a project's document stays when the project is deleted", async () => {
    const project = sampleId('capitalProject', 1);
    await readAs(
      database,
      pineManager,
      `insert into public.club_documents (club_id, project_id, kind, title) values ($1, $2, 'project', 'Quote')`,
      [PINE_HOLLOW, project],
    );
    await readAs(database, pineManager, `delete from public.capital_projects where id = $1`, [project]);
    expect(
      await database.owner(`select project_id, uploaded_by from public.club_documents where title = 'Quote'`),
    ).toEqual([{ project_id: null, uploaded_by: pineManager.userId }]);
  });
});

describe('the file of a photo', () => {
  const add = () =>
    database.as(
      pineManager,
      `insert into public.season_photos (club_id, storage_path, mime_type, size_bytes, alt_text)
       values ($1, $2, 'image/png', 9, 'The pool')`,
      [PINE_HOLLOW, file(PINE_HOLLOW)],
    );
  const added = () => database.owner(`select storage_path from public.season_photos where alt_text = 'The pool'`);

  test('must be uploaded and not empty', async () => {
    expect(await add()).toMatchObject({
      kind: 'refused',
      code: 'PT422',
      message: 'This file was not uploaded, or is not there any more.',
    });
    await upload(file(PINE_HOLLOW), 0);
    expect(await add()).toMatchObject({ kind: 'refused', code: 'PT422', message: 'This file is empty.' });
    expect(await added()).toEqual([]);
  });

  test('stays unchanged until the photo is deleted', async () => {
    await upload(file(PINE_HOLLOW));
    expect(await add()).toMatchObject({ kind: 'done', affected: 1 });
    await expectFileOfARow(`delete from public.season_photos`);
  });

  test('of another club does not reveal whether it exists', async () => {
    const spy = () =>
      database.as(
        lakeAdmin,
        `insert into public.season_photos (club_id, storage_path, mime_type, size_bytes, alt_text)
         values ($1, $2, 'image/png', 9, 'The pool')`,
        [PINE_HOLLOW, file(PINE_HOLLOW)],
      );
    const answer = await spy();
    expect(answer).toMatchObject({ kind: 'refused', code: '42501' });
    await upload(file(PINE_HOLLOW));
    expect(await spy()).toEqual(answer);
    expect(await added()).toEqual([]);
  });
});

test.each(['', '  ', 'ok'])('refuses a photo without a description (%j)', async (altText) => {
  const add = (text: string | null) =>
    database.as(
      pineManager,
      `insert into public.season_photos (club_id, storage_path, mime_type, size_bytes, alt_text) values ($1, $2, 'image/png', 9, $3)`,
      [PINE_HOLLOW, file(PINE_HOLLOW, '44444444-4444-4444-8444-444444444444.png'), text],
    );
  expect(await add(altText)).toMatchObject({
    kind: 'refused',
    code: '23514',
    message: 'The photo needs a description.',
  });
  expect(await add(null)).toMatchObject({ kind: 'refused', message: 'The photo needs a description.' });
  expect(
    await database.owner(`select count(*)::int as n from public.season_photos where club_id = $1`, [PINE_HOLLOW]),
  ).toEqual([{ n: 4 }]);
});

test('refuses a photo for members in a folder that only managers read', async () => {
  expect(
    await database.as(
      pineManager,
      `insert into public.season_photos (club_id, storage_path, mime_type, size_bytes, alt_text) values ($1, $2, 'image/png', 9, 'The pool')`,
      [PINE_HOLLOW, file(CONFIDENTIAL, '44444444-4444-4444-8444-444444444444.png')],
    ),
  ).toMatchObject({ kind: 'refused', code: '23514', message: expect.stringContaining('season_photos_file_of_club') });
  expect(await database.owner(`select 1 from public.season_photos where alt_text = 'The pool'`)).toEqual([]);
});

test('refuses a photo over 10 MB, or of a kind that browsers run', async () => {
  for (const [type, bytes, constraint] of [
    ['image/jpeg', 10 * 1024 * 1024 + 1, 'season_photos_size_range'],
    ['image/svg+xml', 900, 'season_photos_type_known'],
  ] as const) {
    expect(
      await database.as(
        pineManager,
        `insert into public.season_photos (club_id, storage_path, mime_type, size_bytes, alt_text) values ($1, $2, $3, $4, 'The pool')`,
        [PINE_HOLLOW, file(PINE_HOLLOW, '44444444-4444-4444-8444-444444444444'), type, bytes],
      ),
    ).toMatchObject({ kind: 'refused', code: '23514', message: expect.stringContaining(constraint) });
  }
  expect(await database.owner(`select 1 from public.season_photos where alt_text = 'The pool'`)).toEqual([]);
});

test('shows a review to managers and not to the person reviewed, signed by its author', async () => {
  expect(await readAs(database, pineStaff, `select * from public.staff_reviews`)).toEqual([]);
  await readAs(
    database,
    pineAdmin,
    `insert into public.staff_reviews (club_id, staff_id, season_id, rating, reviewed_on) values ($1, $2, $3, 5, '2025-04-30')`,
    [PINE_HOLLOW, sampleId('staff', 3), SEASON_2025],
  );
  expect(
    await readAs(database, pineManager, `select reviewed_by from public.staff_reviews where staff_id = $1`, [
      sampleId('staff', 3),
    ]),
  ).toEqual([{ reviewed_by: pineAdmin.userId }]);
  expect(
    await database.as(
      pineManager,
      `insert into public.staff_reviews (club_id, staff_id, season_id, rating, reviewed_on) values ($1, $2, $3, 1, '2025-04-30')`,
      [PINE_HOLLOW, sampleId('staff', 3), SEASON_2025],
    ),
  ).toMatchObject({ kind: 'refused', code: '23505', message: expect.stringContaining('staff_reviews_once_a_season') });
  expect(
    await database.owner(`select rating from public.staff_reviews where staff_id = $1`, [sampleId('staff', 3)]),
  ).toEqual([{ rating: 5 }]);
});

describe('the closing steps of a season', () => {
  const progress = () =>
    readAs(database, pineStaff, `select year, done, total, percent from public.post_season_progress`);

  test('has six steps, and shows everyone in the club which are done', async () => {
    expect(
      await readAs(
        database,
        pineStaff,
        `select step, done from public.post_season_steps where year = '2024' order by position`,
      ),
    ).toEqual([
      { step: 'member_feedback', done: true },
      { step: 'exit_survey', done: true },
      { step: 'documentation', done: false },
      { step: 'photos', done: true },
      { step: 'lessons', done: true },
      { step: 'close_season', done: true },
    ]);
    expect(await progress()).toEqual([{ year: '2024', done: 5, total: 6, percent: 83 }]);
  });

  test('is complete when the last document has its file', async () => {
    const addFile = async (kind: string, folder: string, number: number) => {
      const path = file(folder, `44444444-4444-4444-8444-44444444444${number}.pdf`);
      await upload(path);
      await readAs(
        database,
        pineManager,
        `update public.club_documents set storage_path = $1, mime_type = 'application/pdf', size_bytes = 4096 where kind = $2`,
        [path, kind],
      );
    };
    await addFile('financial_summary', PINE_HOLLOW, 1);
    await addFile('safety_log', CONFIDENTIAL, 2);
    expect(await progress()).toMatchObject([{ done: 5 }]);
    await addFile('staff_reviews', CONFIDENTIAL, 3);
    expect(await progress()).toEqual([{ year: '2024', done: 6, total: 6, percent: 100 }]);
  });

  test('is that of the latest past season, by its last day or because it was closed', async () => {
    await database.owner(`update public.clubs set clock_override = '2025-09-02 09:00-04' where id = $1`, [PINE_HOLLOW]);
    expect(await progress()).toMatchObject([{ year: '2025', done: 0 }]);
    await database.owner(`update public.clubs set clock_override = '2025-08-31 09:00-04' where id = $1`, [PINE_HOLLOW]);
    expect(await progress()).toMatchObject([{ year: '2024' }]);
    await database.owner(
      `update public.seasons set closed_at = '2025-08-31 08:00-04' where club_id = $1 and year = '2025'`,
      [PINE_HOLLOW],
    );
    expect(await progress()).toMatchObject([{ year: '2025', done: 1 }]);
  });

  test('has no row for a club without a season', async () => {
    await database.owner(`delete from public.seasons where club_id = $1`, [PINE_HOLLOW]);
    expect(await progress()).toEqual([]);
  });
});
