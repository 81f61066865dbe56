import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';

const TRAINING = { engagement: true, title: 'Training' };

const database = databaseOfEachTest(async (opened) => {
  await registerModules(opened);
  for (const version of ['0.8.0', '0.9.0', '1.2.0', '1.3.0']) {
    await publishRelease(opened, sampleRelease('training', version, TRAINING));
  }
});

/** What could be pruned of training; nothing counts as recent unless days are named. */
async function prunable(days = 0): Promise<unknown[]> {
  const rows = await readAs(database, service, 'select * from public.prunable_releases($1)', [days]);
  return rows.filter(({ module_id: id }) => id === 'training').map(({ version }) => version);
}
const prune = (version: string) =>
  database.as(service, `select public.prune_release('training', $1, 'ci', 0)`, [version]);
const promote = (version: string, channel = 'production') =>
  database.as(service, `select public.promote_release('training', $1, $2, 'ready', 'ci', null, true)`, [
    version,
    channel,
  ]);
const refusal = (message: string) => ({ kind: 'refused', message });

test('prunes no release with a recent event', async () => {
  expect(await prunable(30)).toEqual([]);
  expect(await prunable()).toEqual(['0.8.0', '0.9.0', '1.2.0', '1.3.0']);
});

test('keeps what a channel has, rolls back to or rolls out', async () => {
  await promote('1.2.0');
  await database.as(
    service,
    `select public.roll_out_release('training', '1.3.0', 'production', 5, 'try', 'ci', null, true)`,
  );
  // 1.0.0 is the way back from 1.2.0, and staging has 1.1.0.
  expect(await prunable()).toEqual(['0.8.0', '0.9.0']);
});

test('keeps what is pinned, planned or previewed for a club', async () => {
  await database.owner(
    `insert into public.club_modules (club_id, module_id, pinned_version) values ($1, 'training', '0.8.0')`,
    [LAKESIDE],
  );
  await database.as(
    people.firm,
    `select public.change_engagement($1, 'training', 'pin', 'Soon.', null, '0.9.0', now() + interval '1 day')`,
    [PINE_HOLLOW],
  );
  await database.as(people.firm, 'select public.issue_preview_ticket($1, $2)', [
    JSON.stringify({ training: '1.2.0' }),
    'manager@pinehollow.test',
  ]);
  expect(await prunable()).toEqual(['1.3.0']);
  expect(await prune('0.8.0')).toMatchObject(refusal('training 0.8.0 is still needed.'));
  expect(await database.owner('select * from public.pruned_releases')).toEqual([]);

  await database.owner('update public.preview_tickets set ended_at = now(), ended_by = $1', ['ci']);
  expect(await prunable()).toEqual(['1.2.0', '1.3.0']);
});

test('records once who removed the files of a release', async () => {
  await prune('0.8.0');
  await prune('0.8.0');
  expect(
    await database.owner(
      `select to_version, channel, actor, reason from public.module_channel_events where action = 'prune'`,
    ),
  ).toEqual([{ to_version: '0.8.0', channel: null, actor: 'ci', reason: 'Its files were removed: no one needed it.' }]);
});

test('gives a pruned release to no one again, and keeps its row', async () => {
  expect(await prune('0.8.0')).toMatchObject({ kind: 'done' });
  expect(await prune('0.8.0')).toMatchObject({ kind: 'done' });
  expect(await prunable()).not.toContain('0.8.0');
  const gone = refusal('The files of training 0.8.0 have been removed.');
  expect(await promote('0.8.0')).toMatchObject(gone);
  expect(await promote('0.8.0', 'preview/old')).toMatchObject(gone);
  // A promotion of removed files does not even begin its check.
  expect(
    await database.as(service, `select public.promote_release('training', '0.8.0', 'production', 'ready', 'ci', 'x')`),
  ).toMatchObject(gone);
  expect(
    await database.as(
      service,
      `select public.roll_out_release('training', '0.8.0', 'production', 5, 'try', 'ci', null, true)`,
    ),
  ).toMatchObject(gone);
  expect(
    await database.as(people.firm, `select public.change_engagement($1, 'training', 'pin', 'Back.', null, '0.8.0')`, [
      PINE_HOLLOW,
    ]),
  ).toMatchObject(gone);
  expect(
    await database.as(people.firm, 'select public.issue_preview_ticket($1, $2)', [
      JSON.stringify({ training: '0.8.0' }),
      'manager@pinehollow.test',
    ]),
  ).toMatchObject(gone);
  expect(
    await database.owner(
      `select version from public.module_releases where module_id = 'training' and version = '0.8.0'`,
    ),
  ).toHaveLength(1);
});

test('never uses a pruned release as a channel’s fallback', async () => {
  await prune('0.8.0');
  await expect(
    database.owner(`update public.module_channels set fallback = '0.8.0' where module_id = 'training'`),
  ).rejects.toThrow('The files of training 0.8.0 have been removed.');
});

test('needs a sensible number of days', async () => {
  for (const days of [-1, 4000, null]) {
    expect(await database.as(service, 'select * from public.prunable_releases($1)', [days])).toMatchObject(
      refusal('Files are kept for 0 to 3650 days.'),
    );
  }
});
