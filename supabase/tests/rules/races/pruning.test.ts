import { passCheck } from '../support/passCheck';
import { service } from '../support/people';
import { registerModules } from '../support/registerModules';
import { sampleRelease } from '../support/sampleRelease';
import { publishRelease } from '../support/signing';
import { openRaceTrack, type RaceTrack } from './raceTrack';

let track: RaceTrack;
beforeEach(async () => {
  track = await openRaceTrack();
  await registerModules(track);
  await publishRelease(track, sampleRelease('training', '1.2.0', { engagement: true, title: 'Training' }));
  await passCheck(track, 'training', '1.1.0');
  for (const version of ['1.1.0', '1.2.0']) {
    await track.owner(
      `select public.promote_release('training', $1, 'production', 'ready', 'ci', forced_param => true)`,
      [version],
    );
  }
});
afterEach(() => track.close());

test('does not fall back to a release that is pruned during a rollback', async () => {
  // Back at 1.1.0, browsers would fall back to 1.0.0, which no one needs until then.
  await track.race(`select from public.modules where id = 'training' for update`, [
    { caller: service, sql: `select public.prune_release('training', '1.0.0', 'ci', 0)` },
    { caller: service, sql: `select public.rollback_release('training', 'production', 'broken', 'ci')` },
  ]);
  const [training] = await track.owner(
    `select version, fallback from public.module_channels where module_id = 'training' and channel = 'production'`,
  );
  const pruned = await track.owner(`select release_version as fallback from public.pruned_releases`);
  expect(training?.version).toBe('1.1.0');
  expect(pruned).not.toContainEqual({ fallback: training?.fallback });
});
