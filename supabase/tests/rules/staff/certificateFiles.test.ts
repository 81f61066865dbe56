import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { staffId } from '../scheduling/planShift';

// The files of certificates and resumes: who reads them, and what a person on the staff may upload.

const { pineManager, pineAdmin, pineStaff, lakeAdmin, lakeStaff, visitor, newClient, firm } = people;
const JORDAN = staffId('Jordan Blake');
const CLAIRE = '10000005-0000-4000-8000-000000000022';
const APPLICATION = '10000009-0000-4000-8000-000000000001';
const uuid = (last: number) => `5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a${String(last).padStart(2, '0')}`;
const own = (last: number, kind = 'pdf') => `${PINE_HOLLOW}/confidential/${JORDAN}/${uuid(last)}.${kind}`;
const confidential = (last: number) => `${PINE_HOLLOW}/confidential/${uuid(last)}.pdf`;
const ofResume = (last: number) => `${PINE_HOLLOW}/confidential/resumes/${uuid(last)}.pdf`;

const database = databaseOfEachTest();
beforeEach(async () => {
  await database.owner(`select set_config('storage.can_delete', 'true', true)`);
});

const add = (caller: Caller, name: string) =>
  database.as(caller, `insert into storage.objects (bucket_id, name) values ('club-files', $1)`, [name]);
const put = (name: string, type = 'application/pdf') =>
  database.owner(
    `insert into storage.objects (bucket_id, name, metadata)
     values ('club-files', $1, jsonb_build_object('size', 9, 'mimetype', $2::text))`,
    [name, type],
  );
async function seenBy(caller: Caller): Promise<string[]> {
  const outcome = await database.as(caller, `select name from storage.objects where bucket_id = 'club-files'`);
  return outcome.kind === 'done' ? outcome.rows.map(({ name }) => String(name)) : [];
}
const certificate = (staff: string, path: string) =>
  database.owner(
    `insert into public.staff_certifications (club_id, staff_id, certification_name, storage_path)
     values ('${PINE_HOLLOW}', $1, 'CPR/AED', $2)`,
    [staff, path],
  );
const resume = (path: string) =>
  database.owner(
    `insert into public.job_application_resumes (club_id, application_id, file_name, media_type, bytes, digest, storage_path)
     values ('${PINE_HOLLOW}', '${APPLICATION}', 'cv.pdf', 'application/pdf', 9, repeat('a', 64), $1)`,
    [path],
  );

test('a person uploads certificates only to their own folder', async () => {
  for (const kind of ['pdf', 'png', 'jpg']) expect(await add(pineStaff, own(1, kind))).toMatchObject({ kind: 'done' });
  for (const name of [
    own(2, 'docx'),
    own(2, 'svg'),
    own(2, 'html'),
    own(2, 'PDF'),
    own(2, 'pdf.exe'),
    `${PINE_HOLLOW}/${uuid(2)}.pdf`,
    confidential(2),
    `${PINE_HOLLOW}/confidential/${CLAIRE}/${uuid(2)}.pdf`,
    `${LAKESIDE}/confidential/${JORDAN}/${uuid(2)}.pdf`,
    `${PINE_HOLLOW}/confidential/${JORDAN}/../${CLAIRE}/${uuid(2)}.pdf`,
    `${PINE_HOLLOW}/confidential/${JORDAN}/deep/${uuid(2)}.pdf`,
    `${PINE_HOLLOW}/confidential/${JORDAN}/cpr.pdf`,
  ]) {
    expect({ name, outcome: await add(pineStaff, name) }).toMatchObject({
      outcome: { kind: 'refused', code: '42501' },
    });
  }
  for (const caller of [lakeStaff, lakeAdmin, newClient, visitor]) {
    expect(await add(caller, own(3))).toMatchObject({ kind: 'refused' });
  }
});

test('allows at most ten files that no certificate names', async () => {
  for (let last = 1; last <= 10; last += 1) expect(await add(pineStaff, own(last))).toMatchObject({ kind: 'done' });
  expect(await add(pineStaff, own(11))).toMatchObject({ kind: 'refused', code: '42501' });
  await database.owner(
    `update storage.objects set metadata = '{"size": 9, "mimetype": "application/pdf"}' where name = $1`,
    [own(1)],
  );
  await certificate(JORDAN, own(1));
  expect(await add(pineStaff, own(11))).toMatchObject({ kind: 'done' });
});

test('a person replaces no file, and removes only files that no certificate names', async () => {
  await put(own(1));
  await put(own(2));
  await certificate(JORDAN, own(1));
  expect(await database.as(pineStaff, `update storage.objects set version = 'new'`)).toMatchObject({ affected: 0 });
  expect(await database.as(pineStaff, 'delete from storage.objects')).toMatchObject({ affected: 1 });
  expect(await seenBy(pineStaff)).toContain(own(1));
});

test('only the person and managers read a certificate, and only managers a resume', async () => {
  await put(own(1));
  await put(confidential(2));
  await put(confidential(3));
  await put(ofResume(4));
  await certificate(JORDAN, confidential(2));
  await certificate(CLAIRE, confidential(3));
  await resume(ofResume(4));
  expect((await seenBy(pineStaff)).sort()).toEqual([own(1), confidential(2)].sort());
  for (const caller of [pineManager, pineAdmin]) {
    expect(await seenBy(caller)).toEqual(
      expect.arrayContaining([own(1), confidential(2), confidential(3), ofResume(4)]),
    );
  }
  for (const caller of [lakeAdmin, lakeStaff, newClient, visitor]) expect(await seenBy(caller)).toEqual([]);
  expect(await seenBy(firm)).not.toContain(ofResume(4));
  expect(await database.as(firm, 'select id from public.job_application_resumes')).toMatchObject({ rows: [] });
});

test('a file that a certificate or a resume names is not replaced, moved or removed', async () => {
  await put(confidential(2));
  await put(ofResume(4));
  await certificate(CLAIRE, confidential(2));
  await resume(ofResume(4));
  for (const path of [confidential(2), ofResume(4)]) {
    expect(
      await database.as(pineManager, `update storage.objects set version = 'new' where name = $1`, [path]),
    ).toMatchObject({ affected: 0 });
    expect(await database.as(pineManager, `delete from storage.objects where name = $1`, [path])).toMatchObject({
      affected: 0,
    });
  }
});

describe('a resume', () => {
  const attach = (caller: Caller, path: string, digest = 'b') =>
    database.as(caller, `select public.attach_resume('${APPLICATION}', $1, 'cv.pdf', repeat($2, 64)) as kept`, [
      path,
      digest,
    ]);

  test('is attached only by the function, from an existing file', async () => {
    await put(ofResume(5));
    for (const caller of [visitor, pineStaff, pineManager]) {
      expect(await attach(caller, ofResume(5))).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await attach(service, ofResume(6))).toMatchObject({ kind: 'refused', code: 'PT422' });
    expect(await attach(service, ofResume(5))).toMatchObject({ rows: [{ kept: true }] });
    await put(ofResume(7));
    expect(await attach(service, ofResume(7))).toMatchObject({ rows: [{ kept: false }] });
  });

  test.each([
    ['another club’s folder', `${LAKESIDE}/confidential/resumes/${uuid(8)}.pdf`, 'application/pdf', '23514'],
    ['the folder of other confidential files', confidential(8), 'application/pdf', '23514'],
    ['a folder that members read', `${PINE_HOLLOW}/${uuid(8)}.pdf`, 'application/pdf', '23514'],
    ['a type that is none', ofResume(8), 'text/csv', 'PT422'],
  ])('does not come from %s', async (_what, path, type, code) => {
    await put(path, type);
    expect(await attach(service, path)).toMatchObject({ kind: 'refused', code });
  });

  test('is limited to ten for one application', async () => {
    for (let last = 10; last <= 19; last += 1) {
      await put(ofResume(last));
      expect(await attach(service, ofResume(last), String(last - 10))).toMatchObject({ rows: [{ kept: true }] });
    }
    await put(ofResume(20));
    expect(await attach(service, ofResume(20), 'c')).toMatchObject({ kind: 'refused', code: 'PT429' });
  });
});
