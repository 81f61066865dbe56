import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { card } from '../../support/pages/card';
import { database } from '../../support/platform/platformRegistry';
import { toast } from '../../support/pages/screen';
import { expect, test } from '../../support/test';
import { ADMIN, button, CLUB, clubRow, MANAGER, openSettings } from './settingsPage';

const LONG_AGO = 'long.ago@example.test';

let clubId: string;
test.beforeAll(async () => {
  clubId = (await clubRow()).id;
  // The sample club has archives already.
  const db = await database();
  expect((await db.from('jobs').delete().eq('club_id', clubId).eq('kind', 'export')).error).toBeNull();
});

/** Takes back what the tests add. */
test.afterEach(async () => {
  const db = await database();
  const answers = [
    await db.from('retention_policies').delete().eq('club_id', clubId),
    await db.from('job_applications').delete().eq('email', LONG_AGO),
    await db.from('jobs').delete().eq('club_id', clubId).eq('kind', 'export'),
  ];
  expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([]);
});

test.describe('data', () => {
  test('is exported as an archive by a manager, recorded, and downloaded', async ({ page, startSession }) => {
    const db = await database();
    const events = async () => {
      const { data } = await db.from('data_events').select('action').eq('subject', 'export').eq('club_id', clubId);
      return (data ?? []).map(({ action }: { action: string }) => action);
    };
    const earlier = (await events()).length;
    await startSession(MANAGER);
    await openSettings(page);
    await button(page, 'Data & Privacy', 'Export Data').click();
    await expect(card(page, 'Data & Privacy').getByText('Your archive is ready')).toBeVisible({ timeout: 30_000 });
    await page.reload();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Data & Privacy', 'Download').click(),
    ]);
    expect(download.suggestedFilename()).toBe('pine-hollow-2025-05-01.zip');
    const files = unzipSync(await readFile(await download.path()));
    expect(strFromU8(files['clubs.csv'] ?? new Uint8Array())).toContain(CLUB);
    expect((await events()).slice(earlier).sort()).toEqual(['downloaded', 'finished', 'requested', 'started']);
    const { data: jobs } = await db
      .from('jobs')
      .select('created_at, expires_at')
      .eq('kind', 'export')
      .eq('club_id', clubId);
    const hours = (jobs ?? []).map(
      (job) => (Date.parse(job.expires_at as string) - Date.parse(job.created_at as string)) / 3_600_000,
    );
    expect(hours.map(Math.round)).toEqual([24]);
  });

  test('is deleted by an administrator who has seen the counts', async ({ page, startSession }) => {
    const db = await database();
    const old = { club_id: clubId, name: 'Long Ago', email: LONG_AGO, applied_date: '2020-02-01' };
    const added = await db.from('job_applications').insert(old);
    expect(added.error).toBeNull();
    // The sample club keeps some kinds for a time of its own.
    expect((await db.from('retention_policies').delete().eq('club_id', clubId)).error).toBeNull();
    const emails = async () => {
      const { data } = await db.from('job_applications').select('email').eq('club_id', clubId);
      return (data ?? []).map(({ email }: { email: string }) => email).sort();
    };
    const all = await emails();

    await startSession(ADMIN);
    await openSettings(page);
    await button(page, 'Data & Privacy', 'Data Retention').click();
    const dialog = page.getByRole('dialog', { name: 'Data Retention' });
    await expect(dialog).toContainText('Nothing to delete');
    await dialog.getByLabel('Job applications').selectOption({ label: 'Keep for 2 years' });
    expect((await db.from('retention_policies').select('kind').eq('club_id', clubId)).data).toEqual([]);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Data retention saved')).toBeVisible();
    await expect(dialog).toContainText('1 row is from before May 1, 2023.');
    await dialog.getByRole('button', { name: 'Delete 1 row…' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 1 row for good?' });
    await expect(question).toContainText('Job applications: 1');
    expect(await emails()).toEqual(all);
    await question.getByRole('button', { name: 'Delete 1 row' }).click();
    await expect(toast(page, 'Deleted and recorded')).toBeVisible();
    expect(await emails()).toEqual(all.filter((email) => email !== old.email));
    const { data: record } = await db.from('data_events').select('detail').eq('subject', 'retention');
    expect(record).toEqual([{ detail: { deleted: { applications: 1 } } }]);
  });
});
