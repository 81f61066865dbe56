import { dataOf } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import { readReleaseStates, type ReleaseState } from '../../shared/releaseStates';
import type { Rollout } from './rollout';

export const RELEASES_FAILED = 'Failed to fetch releases';
export const HISTORY_FAILED = 'Failed to fetch the history';

/** A module of the registry and its channels. */
export interface RegisteredModule {
  id: string;
  title: string;
  owner: string;
  /** Production first, then by name. */
  channels: {
    channel: string;
    version: string;
    /** Since when the channel has it; a rollout beside it does not change that. */
    pointedAt: string;
    pointedBy: string;
    /** The last working release before it, the target of `rollback` without a rollout; null without one. */
    fallback: string | null;
    rollout: Rollout | null;
  }[];
}

/** Every registered module, by title. */
export async function listModules(): Promise<RegisteredModule[]> {
  const client = await supabase();
  const modules = client.from('modules').select('id, title, owner').order('title');
  const channels = client
    .from('module_channels')
    .select('module_id, channel, version, pointed_at, pointed_by, fallback, candidate, share, paused, updated_at');
  const [moduleRows, channelRows, reached] = await Promise.all([
    dataOf(modules, RELEASES_FAILED),
    dataOf(channels.order('channel'), RELEASES_FAILED),
    dataOf(client.rpc('rollouts_reached'), RELEASES_FAILED),
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

/** An event of a module's releases. */
export interface ReleaseEvent {
  id: number;
  action: string;
  /** Null for a publication and for the removal of files, which move no channel. */
  channel: string | null;
  from: string | null;
  to: string;
  /** Percent of the clubs, for a step of a rollout; null otherwise. */
  share: number | null;
  reason: string | null;
  /** What was missing when a person forced it; null otherwise. */
  forcedPast: string | null;
  actor: string;
  at: string;
}

/** Number of lines of a module's history to read: the latest. */
export const MOST_EVENTS = 100;

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
