import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { rowsOf } from '../support/rowsOf';

const database = databaseOfEachTest();

const { firm, lakeAdmin, newClient, pineAdmin, pineManager, pineStaff, visitor } = people;
const PATH = `${PINE_HOLLOW}/0b7c9a52-6c1b-4d55-9a4e-0d6f2f6f1b12.pdf`;

async function incidentOf(club: string): Promise<string> {
  const [row] = await database.owner('select id from public.incidents where club_id = $1 limit 1', [club]);
  return String(row?.id);
}

const order = (caller: Caller, incident: string) =>
  database.as(caller, 'select public.request_incident_report($1) as id', [incident]);
const open = (caller: Caller, job: string) => database.as(caller, 'select * from public.open_job_file($1)', [job]);
const jobs = async () => (await database.owner('select count(*)::int as jobs from public.jobs'))[0]?.jobs;
const grantExport = (userId: string) =>
  database.owner(
    `insert into public.user_permissions (user_id, feature_id) select $1, id from public.features where name = 'export_data'
     on conflict do nothing`,
    [userId],
  );

/** Orders the PDF of an incident of Pine Hollow and stores a file for it. */
async function made(caller: Caller): Promise<string> {
  const id = String(rowsOf(await order(caller, await incidentOf(PINE_HOLLOW)))[0]?.id);
  await database.as(service, 'select * from public.claim_job($1)', [id]);
  await database.as(service, `select public.finish_job($1, 1, $2, 'pine-hollow-incident.pdf', 900)`, [id, PATH]);
  return id;
}

test.each([
  ['a manager', pineManager],
  ['an administrator', pineAdmin],
])('%s orders the PDF of an incident of the club, which expires after a day', async (_who, caller) => {
  const incident = await incidentOf(PINE_HOLLOW);
  const id = await made(caller);
  const [job] = await database.owner(
    `select *, expires_at - now() = interval '24 hours' as a_day from public.jobs where id = $1`,
    [id],
  );
  expect(job).toMatchObject({
    club_id: PINE_HOLLOW,
    kind: 'report',
    requested_by: caller.userId,
    parameters: { type: 'incident', format: 'pdf', incident },
    status: 'done',
    a_day: true,
  });
});

test('no one else orders it, not even with the feature Data Export', async () => {
  await grantExport(pineStaff.userId);
  await grantExport(lakeAdmin.userId);
  const incident = await incidentOf(PINE_HOLLOW);
  const before = await jobs();
  for (const caller of [pineStaff, newClient, firm]) {
    expect(await order(caller, incident)).toMatchObject({
      kind: 'refused',
      code: '42501',
      message: 'Incident reports are made by the managers and administrators of a club.',
    });
  }
  expect(await order(visitor, incident)).toMatchObject({ kind: 'refused', code: '42501' });
  // A manager of another club does not learn whether it exists.
  for (const unknown of [incident, LAKESIDE]) {
    expect(await order(lakeAdmin, unknown)).toMatchObject({
      kind: 'refused',
      code: 'PT404',
      message: 'There is no such incident in your club.',
    });
  }
  expect(await jobs()).toBe(before);
});

test('a manager without the feature Data Export is told what to ask for', async () => {
  await database.owner('delete from public.user_permissions where user_id = $1', [pineManager.userId]);
  expect(await order(pineManager, await incidentOf(PINE_HOLLOW))).toMatchObject({
    kind: 'refused',
    code: '42501',
    message: 'Exporting data is not switched on for you.',
  });
});

test('the managers of the club open the file, and no one else', async () => {
  await grantExport(pineStaff.userId);
  const id = await made(pineManager);
  for (const caller of [pineManager, pineAdmin]) expect(rowsOf(await open(caller, id))).toMatchObject([{ path: PATH }]);
  for (const caller of [pineStaff, lakeAdmin, firm]) expect(await open(caller, id)).toMatchObject({ code: 'PT404' });
});

test('a person who made it and is no manager any more does not open it, but opens their own export', async () => {
  const report = await made(pineManager);
  const [row] = rowsOf(await database.as(pineManager, 'select public.request_export() as id'));
  const anExport = String(row?.id);
  await database.as(service, 'select * from public.claim_job($1)', [anExport]);
  await database.as(service, `select public.finish_job($1, 1, $2, 'pine-hollow.zip', 900)`, [anExport, PATH]);
  await database.owner(`update public.profiles set role = 'user' where user_id = $1`, [pineManager.userId]);
  expect(await open(pineManager, report)).toMatchObject({ kind: 'refused', code: 'PT404' });
  expect(rowsOf(await open(pineManager, anExport))).toHaveLength(1);
});
