import { answerOf, type Platform } from './platform';
import { ReleaseError } from './releaseError';

export interface ListedRelease {
  moduleId: string;
  version: string;
  /** Channels that point at it. */
  channels: string[];
  publishedAt: string;
  publishedBy: string;
}

/** The releases of one module, or of all, newest first. */
export async function list({ registry }: Platform, moduleId?: string): Promise<ListedRelease[]> {
  let releases = registry.from('module_releases').select('module_id, version, created_at, published_by');
  if (moduleId) releases = releases.eq('module_id', moduleId);
  const [rows, pointers] = await Promise.all([
    answerOf(releases.order('module_id').order('created_at', { ascending: false })),
    answerOf(registry.from('module_channels').select('module_id, channel, version').order('channel')),
  ]);
  return rows.map((row) => ({
    moduleId: row.module_id as string,
    version: row.version as string,
    channels: pointers
      .filter((pointer) => pointer.module_id === row.module_id && pointer.version === row.version)
      .map((pointer) => pointer.channel as string),
    publishedAt: row.created_at as string,
    publishedBy: row.published_by as string,
  }));
}

/** @throws ReleaseError for a module that was never published */
export async function requireModule({ registry }: Platform, moduleId: string): Promise<void> {
  const rows = await answerOf(registry.from('modules').select('id').eq('id', moduleId));
  if (rows.length === 0) throw new ReleaseError(`There is no module "${moduleId}" on this platform.`);
}

export interface HistoryEntry {
  at: string;
  action: string;
  channel: string;
  from: string | null;
  to: string;
  actor: string;
  reason: string;
}

/** What happened to a module's releases and channels, newest first. */
export async function history({ registry }: Platform, moduleId: string): Promise<HistoryEntry[]> {
  const rows = await answerOf(
    registry
      .from('module_channel_events')
      .select('created_at, action, channel, from_version, to_version, actor, reason')
      .eq('module_id', moduleId)
      .order('id', { ascending: false }),
  );
  return rows.map((row) => ({
    at: row.created_at as string,
    action: row.action as string,
    channel: (row.channel as string | null) ?? '–',
    from: row.from_version as string | null,
    to: row.to_version as string,
    actor: row.actor as string,
    reason: (row.reason as string | null) ?? '–',
  }));
}

/** A moment in the time zone of whoever reads it: `2026-05-01 09:00:12`. */
export function describeMoment(iso: string): string {
  const moment = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`;
}
