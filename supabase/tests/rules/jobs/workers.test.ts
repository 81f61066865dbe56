import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { rowsOf } from '../support/rowsOf';
import { jobCalls, PATH } from './jobCalls';

// What the functions that make files do with a job, and what becomes of the file.

const database = databaseOfEachTest();
const { claim, finish, jobOf, order, revokeExport, silentSince } = jobCalls(database);

const { firm, lakeAdmin, pineAdmin, pineManager, pineStaff } = people;

describe('working', () => {
  test('one worker claims; another finds nothing until the first has been silent for two minutes', async () => {
    const id = await order(pineAdmin);
    expect(rowsOf(await claim(id))).toMatchObject([{ id, status: 'running', attempts: 1, step: 'Starting' }]);
    expect(rowsOf(await claim(id))).toEqual([]);
    await silentSince(id, '1 minute 50 seconds');
    expect(rowsOf(await claim(id))).toEqual([]);
    await silentSince(id, '2 minutes 1 second');
    expect(rowsOf(await claim(id))).toMatchObject([{ id, attempts: 2 }]);
  });

  test('an abandoned worker changes nothing any more', async () => {
    const id = await order(pineAdmin);
    await claim(id);
    await silentSince(id, '3 minutes');
    await claim(id);
    const said = async (call: string) =>
      rowsOf(await database.as(service, `select public.${call} as said`, [id]))[0]?.said;
    expect(await said(`progress_job($1, 1, 90, 'Late')`)).toBe(false);
    expect(await said(`fail_job($1, 1, 'Late')`)).toBe(false);
    expect(rowsOf(await finish(id, 1))).toEqual([{ done: false }]);
    expect(await jobOf(id)).toMatchObject({ status: 'running', progress: 0, attempts: 2 });
    expect(await said(`progress_job($1, 2, 140, 'Writing staff')`)).toBe(true);
    expect(await jobOf(id)).toMatchObject({ progress: 99, step: 'Writing staff' });
  });

  test('gives up after three dead workers', async () => {
    const id = await order(pineAdmin);
    for (const attempts of [1, 2, 3]) {
      expect(rowsOf(await claim(id))).toMatchObject([{ attempts }]);
      await silentSince(id, '3 minutes');
    }
    expect(rowsOf(await claim(id))).toEqual([]);
    expect(await jobOf(id)).toMatchObject({
      status: 'failed',
      error: 'This did not finish in three tries. Try again, or choose less at a time.',
    });
  });

  test('keeps a finished export for a day, and a report for good', async () => {
    const expiry = async (call: string) => {
      const id = await order(pineAdmin, call);
      await claim(id);
      expect(rowsOf(await finish(id, 1))).toEqual([{ done: true }]);
      const [row] = await database.owner(
        `select status, progress, bytes::int, expires_at - now() = interval '24 hours' as a_day from public.jobs where id = $1`,
        [id],
      );
      return row;
    };
    expect(await expiry('public.request_export()')).toEqual({ status: 'done', progress: 100, bytes: 900, a_day: true });
    expect(await expiry(`public.request_report('overview', '2025-04-01', '2025-04-30')`)).toMatchObject({
      a_day: null,
    });
  });

  test('tells a worker that the request was canceled', async () => {
    const id = await order(pineAdmin);
    await claim(id);
    await database.as(pineAdmin, 'select public.cancel_job($1)', [id]);
    expect(rowsOf(await finish(id, 1))).toEqual([{ done: false }]);
    expect(await jobOf(id)).toMatchObject({ status: 'cancelled', result_path: null });
    expect(rowsOf(await claim(id))).toEqual([]);
  });

  test('refuses the work when the person loses the feature after the request', async () => {
    const id = await order(pineManager);
    await revokeExport(pineManager.userId);
    expect(await database.as(pineManager, `select public.check_my_job($1, 'export')`, [id])).toMatchObject({
      code: '42501',
      message: 'Exporting data is no longer switched on for you.',
    });
    expect(
      await database.as(pineAdmin, `select public.check_my_job($1, 'report')`, [await order(pineAdmin)]),
    ).toMatchObject({ code: '22023' });
  });
});

describe('the file', () => {
  async function finished(caller: Caller, call?: string): Promise<string> {
    const id = await order(caller, call);
    await claim(id);
    await finish(id, 1);
    return id;
  }
  const open = (caller: Caller, id: string) => database.as(caller, 'select * from public.open_job_file($1)', [id]);

  test("an export goes only to its owner, a report also to the club's managers", async () => {
    const anExport = await finished(pineAdmin);
    expect(rowsOf(await open(pineAdmin, anExport))).toEqual([{ path: PATH, file_name: 'pine-hollow.zip' }]);
    for (const caller of [pineManager, pineStaff, lakeAdmin, firm]) {
      expect(await open(caller, anExport)).toMatchObject({ code: 'PT404' });
    }
    const report = await finished(pineAdmin, `public.request_report('overview', '2025-04-01', '2025-04-30')`);
    expect(rowsOf(await open(pineManager, report))).toHaveLength(1);
    for (const caller of [pineStaff, lakeAdmin, firm]) {
      expect(await open(caller, report)).toMatchObject({ code: 'PT404' });
    }
    await revokeExport(pineManager.userId);
    expect(await open(pineManager, report)).toMatchObject({ code: '42501' });
  });

  test('does not exist before the job is done, or after a day', async () => {
    expect(await open(pineAdmin, await order(pineAdmin))).toMatchObject({ code: 'PT409' });
    const id = await finished(pineAdmin);
    await database.owner(`update public.jobs set expires_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await open(pineAdmin, id)).toMatchObject({
      code: 'PT410',
      message: 'This file has been removed: exports and reports that name people are kept for 24 hours.',
    });
  });

  test('cleanup names the files to delete until they are gone, and ends abandoned jobs', async () => {
    const expired = await finished(pineAdmin);
    await database.owner(`update public.jobs set expires_at = now() - interval '1 second' where id = $1`, [expired]);
    const abandoned = await order(pineAdmin);
    await claim(abandoned);
    await silentSince(abandoned, '61 minutes');
    const kept = await finished(pineManager);

    const purge = async () => rowsOf(await database.as(service, 'select * from public.purge_expired_jobs()'));
    expect(await purge()).toEqual([{ job_id: expired, path: PATH }]);
    expect(await purge()).toEqual([{ job_id: expired, path: PATH }]);
    await database.as(service, 'select public.forget_job_files($1::uuid[])', [`{${expired},${kept}}`]);
    expect(await purge()).toEqual([]);
    expect(await jobOf(expired)).toMatchObject({ status: 'expired', result_path: null });
    expect(await jobOf(kept)).toMatchObject({ status: 'done', result_path: PATH });
    expect(await jobOf(abandoned)).toMatchObject({ status: 'failed' });
  });

  test("everything is recorded with the person's name, and the record outlives the job", async () => {
    const id = await finished(pineManager);
    await open(pineManager, id);
    const record = () =>
      database.owner(
        `select action, user_name, user_id from public.data_events where club_id = $1 and created_at = now()
         order by array_position(array['requested', 'started', 'finished', 'downloaded'], action)`,
        [PINE_HOLLOW],
      );
    const expected = ['requested', 'started', 'finished', 'downloaded'].map((action) => ({
      action,
      user_name: 'Elena Ruiz',
      user_id: pineManager.userId,
    }));
    expect(await record()).toEqual(expected);
    await database.owner('delete from public.jobs where id = $1', [id]);
    expect(await record()).toEqual(expected);
  });
});
