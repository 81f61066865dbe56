import type { Outcome } from '../support/database';
import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, type Person } from '../support/people';

const database = databaseOfEachTest();
const { pineManager, pineStaff, lakeStaff } = people;

const photoOf = (number: number, club = PINE_HOLLOW) =>
  `${club}/confidential/incidents/6b6b6b6b-0000-4000-8000-${String(number).padStart(12, '0')}.jpg`;
const PHOTO = photoOf(1);

/** Adds a file as the storage service does, and returns its row. */
const upload = (person: Person, name: string) =>
  database.as(
    person,
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     values ('club-files', $1, $2, '{"size": 10, "mimetype": "image/jpeg"}') returning name`,
    [name, person.userId],
  );
const report = (person: Person, photos: string[], key: string | null = null, club = PINE_HOLLOW) =>
  database.as(
    person,
    `insert into public.incidents (club_id, client_key, severity, kind, occurred_at, description, photos)
     values ($1, coalesce($2::uuid, gen_random_uuid()), 'minor', 'injury', '2025-05-01 12:00+00', 'A cut.', $3)`,
    [club, key, photos],
  );
const namesOf = (outcome: Outcome) => (outcome.kind === 'done' ? outcome.rows.map(({ name }) => name) : outcome);
const seenBy = async (person: Person) =>
  namesOf(await database.as(person, `select name from storage.objects where name like '%/incidents/%'`));
const remove = async (person: Person) =>
  namesOf(await database.as(person, `delete from storage.objects where name = $1 returning name`, [PHOTO]));

beforeEach(async () => {
  await database.owner(`select set_config('storage.can_delete', 'true', true)`);
});

test('a person adds a photo to a report, and from then on only managers read it', async () => {
  expect(namesOf(await upload(pineStaff, PHOTO))).toEqual([PHOTO]);
  expect(await seenBy(pineStaff)).toEqual([PHOTO]);
  expect(await seenBy(lakeStaff)).toEqual([]);
  expect(await report(pineStaff, [PHOTO])).toMatchObject({ kind: 'done', affected: 1 });
  expect(await seenBy(pineStaff)).toEqual([]);
  expect(await remove(pineStaff)).toEqual([]);
  expect(await seenBy(pineManager)).toEqual([PHOTO]);
  expect(await remove(pineManager)).toEqual([]);
});

test('a person removes a photo that no report names, and no one of another club sees it', async () => {
  await upload(pineStaff, PHOTO);
  expect(await seenBy(lakeStaff)).toEqual([]);
  expect(await remove(lakeStaff)).toEqual([]);
  expect(await remove(pineStaff)).toEqual([PHOTO]);
});

test('a report names only photos of its author, at most four', async () => {
  await upload(pineManager, PHOTO);
  expect(await report(pineStaff, [PHOTO])).toMatchObject({ kind: 'refused', code: 'PT422' });
  expect(await report(pineStaff, [photoOf(2)])).toMatchObject({ kind: 'refused', code: 'PT422' });
  await upload(pineStaff, photoOf(2));
  expect(
    await report(
      pineStaff,
      Array.from({ length: 5 }, () => photoOf(2)),
    ),
  ).toMatchObject({ code: '22023' });
  expect(await report(pineStaff, [photoOf(2)], null, LAKESIDE)).toMatchObject({ kind: 'refused' });
});

test('a report that is sent twice is stored once, even after a manager removed its photo', async () => {
  const key = '6b6b6b6b-0000-4000-8000-00000000000a';
  await upload(pineStaff, PHOTO);
  expect(await report(pineStaff, [PHOTO], key)).toMatchObject({ kind: 'done' });
  await database.as(pineManager, `update public.incidents set photos = '{}' where client_key = $1`, [key]);
  expect(await remove(pineManager)).toEqual([PHOTO]);
  expect(await report(pineStaff, [PHOTO], key)).toMatchObject({
    kind: 'refused',
    code: '23505',
    message: expect.stringContaining('incidents_sent_once'),
  });
});

test('at most ten photos wait for a report, only in their own club, and no other kind of file', async () => {
  expect(await upload(lakeStaff, PHOTO)).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await upload(pineStaff, PHOTO.replace('.jpg', '.pdf'))).toMatchObject({ kind: 'refused', code: '42501' });
  for (let number = 1; number <= 10; number += 1) {
    expect(await upload(pineStaff, photoOf(number))).toMatchObject({ kind: 'done' });
  }
  expect(await upload(pineStaff, photoOf(11))).toMatchObject({ kind: 'refused', code: '42501' });
  await report(pineStaff, [PHOTO]);
  expect(await upload(pineStaff, photoOf(11))).toMatchObject({ kind: 'done' });
});
