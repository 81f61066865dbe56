import { asking, HISTORY_FAILED } from '@platform/module-kit/screens';
import {
  FIRST_ADMINISTRATOR_FAILED,
  MOST_EVENTS,
  RELEASES_FAILED,
  type FirstAdministrator,
  type RegisteredModule,
  type ReleaseEvent,
  type ReleaseState,
} from '../rows/release';
import { readReleaseStates } from './releaseStates';

/** Every registered module, by title. */
export async function listModules(): Promise<RegisteredModule[]> {
  const ask = asking(RELEASES_FAILED);
  const [moduleRows, channelRows, reached] = await Promise.all([
    ask((db) => db.from('modules').select('id, title, owner').order('title')),
    ask((db) =>
      db
        .from('module_channels')
        .select('module_id, channel, version, pointed_at, pointed_by, fallback, candidate, share, paused, updated_at')
        .order('channel'),
    ),
    ask((db) => db.rpc('rollouts_reached')),
  ]);
  const reachOf = (moduleId: string, channel: string) => {
    const found = reached.find((row) => row.module_id === moduleId && row.channel === channel);
    return { clubs: found?.clubs ?? 0, reached: found?.reached ?? 0 };
  };
  return moduleRows.map((module) => ({
    ...module,
    channels: channelRows
      .filter((row) => row.module_id === module.id)
      .map(({ channel, version, pointed_at: pointedAt, pointed_by: pointedBy, updated_at: updatedAt, ...row }) => ({
        channel,
        version,
        pointedAt,
        pointedBy,
        fallback: row.fallback,
        rollout:
          row.candidate !== null && row.share !== null
            ? {
                candidate: row.candidate,
                share: row.share,
                paused: row.paused,
                updatedAt,
                ...reachOf(module.id, channel),
              }
            : null,
      }))
      .sort((one, other) => Number(other.channel === 'production') - Number(one.channel === 'production')),
  }));
}

/** The releases of a module, the newest first; at most a hundred. */
export function listReleases(moduleId: string): Promise<ReleaseState[]> {
  return readReleaseStates(moduleId, 100, RELEASES_FAILED);
}

/** The history of a module's releases, the newest first; at most `MOST_EVENTS`. */
export async function listEvents(moduleId: string): Promise<ReleaseEvent[]> {
  const rows = await asking(HISTORY_FAILED)((db) =>
    db
      .from('module_channel_events')
      .select('id, action, channel, from_version, to_version, share, reason, forced_past, actor, created_at')
      .eq('module_id', moduleId)
      .order('id', { ascending: false })
      .limit(MOST_EVENTS),
  );
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    channel: row.channel,
    from: row.from_version,
    to: row.to_version,
    share: row.share,
    reason: row.reason,
    forcedPast: row.forced_past,
    actor: row.actor,
    at: row.created_at,
  }));
}

/** What a release lacks before a larger share of production, in a sentence; null if nothing. @throws DataError */
export async function readReleaseLacks(moduleId: string, version: string): Promise<string | null> {
  // The generated types of a function's answer do not include null.
  return asking('It could not be read whether the release lacks a check')((db) =>
    db.rpc('release_lacks', {
      module_id_param: moduleId,
      version_param: version,
      shell_param: shellOfPage(),
    }),
  );
}

/** The address of the person who may always sign up; null without one. */
export async function readFirstAdministrator(): Promise<FirstAdministrator | null> {
  const [row] = await asking(FIRST_ADMINISTRATOR_FAILED)((db) => db.rpc('first_administrator'));
  return row ? { email: row.email, hasAccount: row.has_account } : null;
}

/** The build of the shell on this page, from its scripts' address: `/shell/3f24052215bafc6b/main.js`. */
function shellOfPage(): string {
  const addresses = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/shell/"]')].map(({ src }) => src);
  return /\/shell\/([^/]+)\//.exec(addresses[0] ?? '')?.[1] ?? '';
}
