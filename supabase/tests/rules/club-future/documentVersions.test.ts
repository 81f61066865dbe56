import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, type Caller } from '../support/people';
import { readAs } from '../support/readAs';

// A document keeps its earlier files, and who has opened which of them.

const database = databaseOfEachTest();

const { pineAdmin, pineManager, pineStaff, lakeAdmin } = people;
const DOCUMENT = '55555555-5555-4555-8555-555555555555';
const fileOf = (number: number, folder = PINE_HOLLOW) => `${folder}/44444444-4444-4444-8444-44444444444${number}.pdf`;
const upload = (path: string) =>
  database.owner(`insert into storage.objects (bucket_id, name, metadata) values ('club-files', $1, $2)`, [
    path,
    JSON.stringify({ size: 10, mimetype: 'application/pdf' }),
  ]);

/** A document for every member, with a first file of the manager. */
async function keep(): Promise<void> {
  await upload(fileOf(1));
  await readAs(
    database,
    pineManager,
    `insert into public.club_documents (id, club_id, title, storage_path, mime_type, size_bytes)
     values ($1, $2, 'Emergency plan', $3, 'application/pdf', 10)`,
    [DOCUMENT, PINE_HOLLOW, fileOf(1)],
  );
}
async function keepNext(number: number, caller: Caller = pineAdmin): Promise<void> {
  await upload(fileOf(number));
  await readAs(database, caller, `update public.club_documents set storage_path = $2, size_bytes = 12 where id = $1`, [
    DOCUMENT,
    fileOf(number),
  ]);
}
const versions = (caller: Caller) =>
  readAs(
    database,
    caller,
    `select number, storage_path, size_bytes, added_by from public.club_document_versions
     where document_id = $1 order by number`,
    [DOCUMENT],
  );
const open = (caller: Caller, number: number | null = null) =>
  database.as(caller, `select public.open_document($1, $2) as path`, [DOCUMENT, number]);
const openings = (caller: Caller) =>
  readAs(
    database,
    caller,
    `select number, user_id, opened_at, last_opened_at from public.club_document_openings
     where document_id = $1 order by number, name`,
    [DOCUMENT],
  );

test('keeps the earlier file as a version when a newer one takes its place', async () => {
  await keep();
  await keepNext(2);
  const kept = [
    { number: 1, storage_path: fileOf(1), size_bytes: 10, added_by: pineManager.userId },
    { number: 2, storage_path: fileOf(2), size_bytes: 12, added_by: pineAdmin.userId },
  ];
  expect(await versions(pineManager)).toEqual(kept);
  expect(await versions(pineStaff)).toEqual(kept);
  expect(await versions(lakeAdmin)).toEqual([]);
  await database.owner(`select set_config('storage.can_delete', 'true', true)`);
  expect(await database.as(pineManager, `delete from storage.objects where name = $1`, [fileOf(1)])).toMatchObject({
    affected: 0,
  });
  await database.as(pineManager, `delete from public.club_documents where id = $1`, [DOCUMENT]);
  expect(await versions(pineManager)).toEqual([]);
  expect(await database.as(pineManager, `delete from storage.objects where name = $1`, [fileOf(1)])).toMatchObject({
    affected: 1,
  });
});

test('notes who opened which version, for managers to read', async () => {
  await keep();
  expect(await open(pineStaff)).toMatchObject({ kind: 'done', rows: [{ path: fileOf(1) }] });
  await keepNext(2);
  await database.owner(`update public.clubs set clock_override = '2025-05-02 09:00+00' where id = $1`, [PINE_HOLLOW]);
  expect(await open(pineStaff)).toMatchObject({ rows: [{ path: fileOf(2) }] });
  expect(await open(pineStaff, 1)).toMatchObject({ rows: [{ path: fileOf(1) }] });
  const [first, later] = [new Date('2025-05-01T13:00:00Z'), new Date('2025-05-02T09:00:00Z')];
  expect(await openings(pineManager)).toEqual([
    { number: 1, user_id: pineStaff.userId, opened_at: first, last_opened_at: later },
    { number: 2, user_id: pineStaff.userId, opened_at: later, last_opened_at: later },
  ]);
  expect(await openings(pineStaff)).toEqual([]);
  expect(await openings(lakeAdmin)).toEqual([]);
});

test('opens nothing that the person may not read', async () => {
  await keep();
  const gone = {
    kind: 'refused',
    code: 'PT404',
    message: 'This file is not there any more.',
    hint: 'Reload the list of documents.',
  };
  expect(await open(lakeAdmin)).toEqual(gone);
  expect(await open(pineStaff, 2)).toEqual(gone);
  await database.owner(`delete from public.club_documents where id = $1`, [DOCUMENT]);
  await upload(fileOf(3, `${PINE_HOLLOW}/confidential`));
  await readAs(
    database,
    pineManager,
    `insert into public.club_documents (id, club_id, title, confidential, storage_path, mime_type, size_bytes)
     values ($1, $2, 'Contract', true, $3, 'application/pdf', 10)`,
    [DOCUMENT, PINE_HOLLOW, fileOf(3, `${PINE_HOLLOW}/confidential`)],
  );
  expect(await open(pineStaff)).toEqual(gone);
  expect(await versions(pineStaff)).toEqual([]);
  expect(await open(pineManager)).toMatchObject({ kind: 'done' });
  expect(await openings(pineManager)).toMatchObject([{ user_id: pineManager.userId }]);
});

test('moves the only version with its document, and keeps the readers of a document with several', async () => {
  await keep();
  const hidden = fileOf(1, `${PINE_HOLLOW}/confidential`);
  await upload(hidden);
  const hide = () =>
    database.as(pineManager, `update public.club_documents set confidential = true, storage_path = $2 where id = $1`, [
      DOCUMENT,
      hidden,
    ]);
  expect(await hide()).toMatchObject({ kind: 'done', affected: 1 });
  expect(await versions(pineManager)).toMatchObject([{ number: 1, storage_path: hidden }]);
  await database.as(pineManager, `delete from public.club_documents where id = $1`, [DOCUMENT]);

  await upload(fileOf(4));
  await readAs(
    database,
    pineManager,
    `insert into public.club_documents (id, club_id, title, storage_path, mime_type, size_bytes)
     values ($1, $2, 'Emergency plan', $3, 'application/pdf', 10)`,
    [DOCUMENT, PINE_HOLLOW, fileOf(4)],
  );
  await keepNext(5);
  expect(await hide()).toEqual({
    kind: 'refused',
    code: '23514',
    message: 'This document has earlier versions, so who may read it is kept.',
    hint: 'Upload the newest file as a document of its own, and remove this one.',
  });
});

test('keeps the readers of a document whose file lies where other people read it', async () => {
  await keep();
  const change = (columns: string) =>
    database.as(pineManager, `update public.club_documents set ${columns} where id = $1`, [DOCUMENT]);
  expect(await change('storage_path = null, mime_type = null, size_bytes = null')).toMatchObject({ kind: 'done' });
  expect(await change('confidential = true')).toEqual({
    kind: 'refused',
    code: '23514',
    message: 'This document has earlier versions, so who may read it is kept.',
    hint: 'Upload the newest file as a document of its own, and remove this one.',
  });
  expect(await versions(pineStaff)).toHaveLength(1);
  const hidden = fileOf(1, `${PINE_HOLLOW}/confidential`);
  await upload(hidden);
  expect(
    await change(`confidential = true, storage_path = '${hidden}', mime_type = 'application/pdf', size_bytes = 10`),
  ).toMatchObject({ kind: 'done', affected: 1 });
  expect(await versions(pineManager)).toMatchObject([{ storage_path: hidden }]);
  expect(await versions(pineStaff)).toEqual([]);
  expect(await readAs(database, pineStaff, `select name from storage.objects where name = $1`, [fileOf(1)])).toEqual(
    [],
  );
});

test('lets no one write versions and openings', async () => {
  await keep();
  for (const statement of [
    `update public.club_document_versions set number = 3`,
    `delete from public.club_document_versions`,
    `insert into public.club_document_openings (club_id, document_id, number) values ('${PINE_HOLLOW}', '${DOCUMENT}', 1)`,
  ]) {
    expect(await database.as(pineAdmin, statement)).toMatchObject({ kind: 'refused', code: '42501' });
  }
});
