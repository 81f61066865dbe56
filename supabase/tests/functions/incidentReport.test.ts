import { jpegOf } from '../../functions/generate-report/testing/jpegOf.ts';
import { readPdf } from '../../functions/generate-report/testing/readPdf.ts';
import { people, PINE_HOLLOW } from '../rules/support/people';
import { reportWorld } from './support/reportWorld';

const FOLDER = `${PINE_HOLLOW}/confidential/`;
const photo = (number: number) => `${FOLDER}5f0f9a4e-6a51-4a0e-9d5e-0f2d7c1b2a${String(number).padStart(2, '0')}.jpg`;

const reports = reportWorld();

async function upload(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { url, publishableKey } = reports.world.stack;
  const response = await fetch(`${url}/storage/v1/object/club-files/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, authorization: `Bearer ${reports.manager}`, 'content-type': 'image/jpeg' },
    body: bytes,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}

/** An incident of Pine Hollow, past every rule, such as one whose photo is gone. */
async function incident(some: object): Promise<string> {
  const [row] = await reports.world.service('POST', 'incidents', {
    club_id: PINE_HOLLOW,
    severity: 'serious',
    kind: 'rescue',
    occurred_at: '2025-04-30T19:05:00Z',
    description: 'A swimmer was pulled out at the deep end.',
    ...some,
  });
  return String(row?.id);
}

const order = (token: string, id: string) =>
  reports.world.rpc(token, 'request_incident_report', { incident_id_param: id });

async function made(id: string, token = reports.manager): Promise<Record<string, unknown>> {
  const { status, body } = await order(token, id);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  expect(await reports.world.call('generate-report', token, { jobId: body })).toEqual({
    status: 202,
    body: { ok: true },
  });
  return reports.world.job(String(body));
}

const pagesOf = async (job: Record<string, unknown>) =>
  readPdf((await reports.world.files.read(String(job.result_path))).bytes);

test('makes the PDF of an incident with everything that is recorded of it', async () => {
  const paths = Array.from({ length: 10 }, (_, number) => photo(number));
  for (const path of paths) await upload(path, jpegOf(1600, 1200));
  const id = await incident({
    location: 'Main pool',
    people_involved: 'Ana Flores',
    witnesses: 'Sam Reed, (555) 010-0199',
    first_aid: 'Oxygen, then taken to the hospital.',
    action_taken: 'Pool closed for an hour.',
    photos: paths,
    signatures: [
      { name: 'Jordan Blake', role: 'reporter', signedOn: '2025-04-30', drawing: 'M10 10 L500 150 M20 20 L30 30' },
      { name: 'Sam Reed', role: 'witness', signedOn: '2025-04-30', drawing: null },
    ],
  });
  await reports.world.service('PATCH', `incidents?id=eq.${id}`, { review: 'The stand is moved to the deep end.' });
  const job = await made(id);
  const reference = id.slice(-8);
  expect(job).toMatchObject({
    status: 'done',
    file_name: `pine-hollow-incident-2025-04-30-${reference}.pdf`,
    expires_at: expect.any(String),
  });
  const pages = await pagesOf(job);
  const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text));
  expect(texts).toEqual(
    expect.arrayContaining([
      ...['Pine Hollow Swim & Tennis Club', 'Incident report', 'Rescue, serious', reference.toUpperCase()],
      ...['April 30, 2025, 3:05 PM EDT', 'Main pool', 'Ana Flores', 'Sam Reed, (555) 010-0199'],
      ...['Oxygen, then taken to the hospital.', 'Pool closed for an hour.', 'The stand is moved to the deep end.'],
      ...['Reporter, signed April 30, 2025', 'Witness, signed April 30, 2025', 'Photo 10 of 10'],
      `Page ${pages.length} of ${pages.length}`,
    ]),
  );
  expect(pages.flatMap(({ pictures }) => pictures)).toHaveLength(10);
  expect(pages.reduce((sum, { strokes }) => sum + strokes, 0)).toBe(2);
});

test('says of a missing photo that it is missing, and of too large ones that they are left out', async () => {
  const large = new Uint8Array(5_000_000);
  large.set(jpegOf(2000, 2000));
  await upload(photo(21), large);
  await upload(photo(22), large);
  await upload(photo(23), jpegOf(90, 90));
  const id = await incident({ photos: [photo(20), photo(21), photo(22), photo(23)] });
  const job = await made(id);
  expect(job).toMatchObject({ status: 'done' });
  const pages = await pagesOf(job);
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join('');
  expect(text).toContain('This photo is missing: its file is no longer in the files of the club.');
  expect(text).toContain('This photo is left out: the PDF would be larger than 10 MB. Look at it in the incident.');
  expect(pages.flatMap(({ pictures }) => pictures)).toHaveLength(2);
});

test('fails with a sentence while the storage does not answer, and is made once it does', async () => {
  await upload(photo(30), jpegOf(90, 90));
  const id = await incident({ photos: [photo(30)] });
  reports.world.front.intercept = ({ path }) =>
    path.includes('/object/authenticated/') ? { status: 500, body: { error: 'internal' } } : undefined;
  const failed = await made(id);
  expect(failed).toMatchObject({
    status: 'failed',
    error: 'The photos could not be read. Try again in a few minutes.',
  });
  reports.world.front.intercept = () => undefined;
  expect(await reports.world.rpc(reports.manager, 'retry_job', { job_id_param: failed.id })).toMatchObject({
    status: 204,
  });
  await reports.world.call('generate-report', reports.manager, { jobId: failed.id });
  expect(await reports.world.job(String(failed.id))).toMatchObject({ status: 'done' });
});

test('refuses to make the file once a person is no longer a manager, or the incident is gone', async () => {
  const id = await incident({});
  const { body: job } = await order(reports.manager, id);
  const profile = `profiles?user_id=eq.${people.pineManager.userId}`;
  await reports.world.service('PATCH', profile, { role: 'user' });
  try {
    await reports.world.call('generate-report', reports.manager, { jobId: job });
  } finally {
    await reports.world.service('PATCH', profile, { role: 'manager' });
  }
  const sentence = 'This incident is not there any more, or you may no longer read it.';
  expect(await reports.world.job(String(job))).toMatchObject({ status: 'failed', error: sentence });
  const { body: later } = await order(reports.manager, id);
  await reports.world.service('DELETE', `incidents?id=eq.${id}`);
  await reports.world.call('generate-report', reports.manager, { jobId: later });
  expect(await reports.world.job(String(later))).toMatchObject({ status: 'failed', error: sentence });
});

test('refuses members, people of another club, and an incident of another club', async () => {
  const id = await incident({});
  expect(await order(await reports.world.token('staff@pinehollow.test'), id)).toMatchObject({
    status: 403,
    body: { message: 'Incident reports are made by the managers and administrators of a club.' },
  });
  const lakeAdmin = await reports.world.token('admin@lakeside.test');
  expect(await order(lakeAdmin, id)).toMatchObject({
    status: 404,
    body: { message: 'There is no such incident in your club.' },
  });
  const job = await made(id);
  for (const token of [lakeAdmin, await reports.world.token('staff@pinehollow.test')]) {
    expect(await reports.world.call('job-file', token, { jobId: job.id })).toMatchObject({ status: 404 });
    expect(await reports.world.call('generate-report', token, { jobId: job.id })).toMatchObject({ status: 404 });
  }
  const opened = await reports.world.call('job-file', await reports.world.token('admin@pinehollow.test'), {
    jobId: job.id,
  });
  expect(opened).toMatchObject({ status: 200, body: { fileName: job.file_name } });
});
