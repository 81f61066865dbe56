import { platformManifestSchema, type ManifestModule } from '@platform/contract';
import { LAKESIDE, people, service, type Caller } from '../support/people';
import type { RulesDatabase } from '../support/database';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';

/** Prepares two clubs that both have training: the rollout alone decides which release. */
export async function trainingInTwoClubs(opened: RulesDatabase): Promise<void> {
  await registerModules(opened);
  await opened.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'training')`, [LAKESIDE]);
}

/** What the firm and its tools do with the rollout of training on production, over a database of rules. */
export function rolloutCalls(database: RulesDatabase) {
  const rollOut = (version: string, share: number | null, caller: Caller = service) =>
    database.as(
      caller,
      `select public.roll_out_release('training', $1, 'production', $2, 'try it', 'ci', null, true) as moved`,
      [version, share],
    );
  const pause = (paused: boolean, caller: Caller = service) =>
    database.as(caller, `select public.pause_rollout('training', 'production', $1, 'odd figures', 'ci') as moved`, [
      paused,
    ]);
  /** Pauses or resumes a rollout as a person who has read of it. */
  const pauseAsRead = (paused: boolean, candidate: string, read: unknown) =>
    database.as(
      people.firm,
      `select public.pause_rollout('training', 'production', $1, 'odd figures', null, $2, $3) as moved`,
      [paused, candidate, read],
    );
  const shrink = (share: number) =>
    database.as(
      service,
      `select public.roll_out_release('training', '1.1.0', 'production', $1, 'too fast', 'ci', shrink_param => true)`,
      [share],
    );
  const rollback = (caller: Caller = service) =>
    database.as(caller, `select public.rollback_release('training', 'production', 'broken', 'ci') as moved`);
  const promote = (version: string) =>
    database.as(
      service,
      `select public.promote_release('training', $1, 'production', 'ready', 'ci', null, true) as moved`,
      [version],
    );

  async function trainingOf(caller: Caller): Promise<ManifestModule | undefined> {
    const [row] = await readAs(database, caller, 'select public.platform_manifest() as manifest');
    return platformManifestSchema.parse(row?.manifest).modules.find(({ id }) => id === 'training');
  }
  const versionOf = async (caller: Caller) => (await trainingOf(caller))?.version;
  const fallbackOf = async (caller: Caller) => (await trainingOf(caller))?.fallback?.version;
  const history = () =>
    database.owner(
      `select action, from_version, to_version, share, actor from public.module_channel_events
       where module_id = 'training' and channel = 'production' order by id offset 1`,
    );
  const channel = async () =>
    (
      await database.owner(
        `select version, candidate, share, paused from public.module_channels
         where module_id = 'training' and channel = 'production'`,
      )
    )[0];
  return {
    rollOut,
    pause,
    pauseAsRead,
    shrink,
    rollback,
    promote,
    trainingOf,
    versionOf,
    fallbackOf,
    history,
    channel,
  };
}

/** Training as another release. */
export async function trainingAs(database: RulesDatabase, version: string): Promise<Record<string, unknown>> {
  const [row] = await database.owner(
    `select release from public.module_releases where module_id = 'training' and version = '1.1.0'`,
  );
  return { ...(row?.release as object), version };
}
