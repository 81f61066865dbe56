import { people, PINE_HOLLOW } from '../support/people';
import { registerModules } from '../support/registerModules';
import { openRaceTrack, type RaceTrack } from './raceTrack';

let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack();
  await registerModules(track);
});
afterEach(() => track.close());

test('lets one of two people change an engagement at the same moment, and tells the other to look again', async () => {
  const [before] = await track.owner(
    `select version from public.club_modules where club_id = $1 and module_id = 'training'`,
    [PINE_HOLLOW],
  );
  const change = (kind: string, release: string | null) => ({
    caller: people.firm,
    sql: `select public.change_engagement($1, 'training', $2, 'As agreed.', null, $3, null, $4) as id`,
    values: [PINE_HOLLOW, kind, release, before?.version],
  });
  const [first, second] = await track.race(`select from public.clubs where id = '${PINE_HOLLOW}' for update`, [
    change('off', null),
    change('pin', '1.1.0'),
  ]);
  expect(first).toMatchObject({ kind: 'done' });
  expect(second).toMatchObject({ kind: 'refused', code: 'PT409' });
  const made = await track.owner(
    `select count(*)::int as changes from public.engagement_changes where club_id = $1 and module_id = 'training'`,
    [PINE_HOLLOW],
  );
  expect(made).toEqual([{ changes: 1 }]);
});

test('makes a change once when two people decide it at the same moment', async () => {
  const follow = {
    caller: people.firm,
    sql: `select public.change_engagement($1, 'training', 'off', 'As agreed.') as id`,
    values: [PINE_HOLLOW],
  };
  const [first, second] = await track.race(`select from public.clubs where id = '${PINE_HOLLOW}' for update`, [
    follow,
    follow,
  ]);
  expect([first.kind, second]).toEqual(['done', expect.objectContaining({ kind: 'refused', code: 'PT409' })]);
  const events = await track.owner(
    `select count(*)::int as events from public.engagement_events
     where club_id = $1 and module_id = 'training' and action like '%off%'`,
    [PINE_HOLLOW],
  );
  expect(events).toEqual([{ events: 1 }]);
});
