import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { rowsOf } from '../support/rowsOf';
import { jobCalls, PATH } from './jobCalls';

// What people do with jobs: request, see, cancel and retry them. What workers do is in workers.test.ts.

const database = databaseOfEachTest();
const { claim, finish, grantExport, jobCount, jobOf, order } = jobCalls(database);

const { firm, lakeAdmin, newClient, pineAdmin, pineManager, pineStaff, visitor } = people;

describe('requesting', () => {
  test('a person with export_data requests for their own club, and the server sets its stamps', async () => {
    const id = await order(pineManager);
    expect(await jobOf(id)).toMatchObject({
      club_id: PINE_HOLLOW,
      requested_by: pineManager.userId,
      kind: 'export',
      parameters: { format: 'archive', bom: false },
      status: 'queued',
      progress: 0,
      attempts: 0,
    });
  });

  test("administrators export their club's records on every plan, without a grant", async () => {
    await database.owner(`update public.clubs set plan = 'launch'`);
    await database.owner('delete from public.user_permissions');
    expect(await jobOf(await order(pineAdmin))).toMatchObject({ status: 'queued', requested_by: pineAdmin.userId });
    expect(await database.as(pineManager, 'select public.request_export()')).toMatchObject({
      kind: 'refused',
      message: 'Exporting data is not switched on for you.',
    });
  });

  test.each([
    ['without the feature', pineStaff, /not switched on for you/],
    ['without a club', newClient, /do not belong to a club/],
    ['the firm, which has no club', firm, /do not belong to a club/],
  ])('%s is refused in a sentence and nothing is queued', async (_case, caller, message) => {
    const before = await jobCount();
    const outcome = await database.as(caller, 'select public.request_export()');
    expect(outcome).toMatchObject({ kind: 'refused', code: '42501', message: expect.stringMatching(message) });
    expect(outcome).toHaveProperty('hint', expect.stringMatching(/\.$/));
    expect(await jobCount()).toBe(before);
  });

  test('a visitor cannot call at all', async () => {
    for (const call of ['request_export()', 'exportable_tables()', `open_job_file('${LAKESIDE}')`]) {
      expect(await database.as(visitor, `select public.${call}`)).toMatchObject({ kind: 'refused', code: '42501' });
    }
  });

  test('a second click is the same job; another request is another job', async () => {
    const first = await order(pineAdmin);
    expect(await order(pineAdmin)).toBe(first);
    expect(await order(pineAdmin, `public.request_export(bom_param => true)`)).not.toBe(first);
    expect(await order(pineManager)).not.toBe(first);
  });

  test('allows ten an hour, and then refuses with a sentence', async () => {
    for (let number = 1; number <= 10; number += 1) {
      const id = await order(pineAdmin);
      await database.as(pineAdmin, 'select public.cancel_job($1)', [id]);
    }
    const before = await jobCount();
    expect(await database.as(pineAdmin, 'select public.request_export()')).toMatchObject({
      kind: 'refused',
      code: 'PT429',
      message: 'You have asked for ten exports and reports within an hour.',
    });
    expect(await jobCount()).toBe(before);
    await order(pineManager);
  });

  test('lets no one write a job except through the functions', async () => {
    for (const caller of [pineAdmin, pineManager, firm]) {
      for (const sql of [
        `insert into public.jobs (club_id, kind) values ('${PINE_HOLLOW}', 'export')`,
        `update public.jobs set result_path = '${PATH}'`,
        'delete from public.jobs',
        `select public.claim_job('${PINE_HOLLOW}')`,
        `select public.finish_job('${PINE_HOLLOW}', 1, 'x', 'x', 1)`,
        'select * from public.purge_expired_jobs()',
      ]) {
        expect(await database.as(caller, sql)).toMatchObject({ kind: 'refused', code: '42501' });
      }
    }
  });
});

describe('who sees a job', () => {
  test("its owner, the club's managers and the firm; no one else", async () => {
    await grantExport(pineStaff.userId);
    const id = await order(pineStaff);
    const sees = async (caller: Caller) =>
      rowsOf(await database.as(caller, 'select id from public.jobs where id = $1', [id])).length;
    for (const caller of [pineStaff, pineManager, pineAdmin, firm]) expect(await sees(caller)).toBe(1);
    for (const caller of [lakeAdmin, newClient]) expect(await sees(caller)).toBe(0);
    const others = rowsOf(await database.as(pineStaff, 'select id from public.jobs'));
    expect(others).toEqual([{ id }]);
  });

  test('a person who has left the club no longer sees their jobs', async () => {
    const id = await order(pineManager);
    await database.owner(`update public.profiles set club_id = $1 where user_id = $2`, [LAKESIDE, pineManager.userId]);
    expect(rowsOf(await database.as(pineManager, 'select id from public.jobs where id = $1', [id]))).toEqual([]);
    for (const call of ['cancel_job($1)', 'retry_job($1)', `check_my_job($1, 'export')`, 'open_job_file($1)']) {
      expect(await database.as(pineManager, `select public.${call}`, [id])).toMatchObject({ code: 'PT404' });
    }
    expect(await jobOf(id)).toMatchObject({ status: 'queued' });
  });

  test('no one works, cancels or retries another person’s job, and no answer reveals whether it exists', async () => {
    const id = await order(pineAdmin);
    const unknown = '99999999-0000-4000-8000-000000000000';
    for (const call of ['cancel_job($1)', 'retry_job($1)', `check_my_job($1, 'export')`]) {
      const refusal = await database.as(lakeAdmin, `select public.${call}`, [id]);
      expect(refusal).toMatchObject({ kind: 'refused', code: 'PT404' });
      expect(await database.as(lakeAdmin, `select public.${call}`, [unknown])).toEqual(refusal);
      expect(await database.as(pineManager, `select public.${call}`, [id])).toEqual(refusal);
    }
    expect(await jobOf(id)).toMatchObject({ status: 'queued', version: 1 });
  });
});

describe('cancelling and trying again', () => {
  test('canceling twice is once; a finished job cannot be canceled', async () => {
    const id = await order(pineAdmin);
    for (let click = 0; click < 2; click += 1) {
      expect(await database.as(pineAdmin, 'select public.cancel_job($1)', [id])).toMatchObject({ kind: 'done' });
    }
    const done = await order(pineAdmin);
    await claim(done);
    await finish(done, 1);
    expect(await database.as(pineAdmin, 'select public.cancel_job($1)', [done])).toMatchObject({
      code: 'PT409',
      message: 'This job has ended already.',
    });
    expect(await jobOf(done)).toMatchObject({ status: 'done' });
  });

  test('a failed job returns to the queue with new tries; a second click changes nothing', async () => {
    const id = await order(pineAdmin);
    await claim(id);
    await database.as(service, `select public.fail_job($1, 1, '  The storage is full.  ')`, [id]);
    expect(await jobOf(id)).toMatchObject({ status: 'failed', error: 'The storage is full.', step: null });
    for (let click = 0; click < 2; click += 1) {
      expect(await database.as(pineAdmin, 'select public.retry_job($1)', [id])).toMatchObject({ kind: 'done' });
    }
    expect(await jobOf(id)).toMatchObject({ status: 'queued', attempts: 0, error: null, finished_at: null });
    expect(rowsOf(await claim(id))).toMatchObject([{ attempts: 1 }]);
  });

  test('a done or expired job cannot be retried', async () => {
    expect(
      await database.as(pineAdmin, 'select public.retry_job($1)', ['10000061-0000-4000-8000-000000000001']),
    ).toMatchObject({ code: 'PT409' });
  });
});
