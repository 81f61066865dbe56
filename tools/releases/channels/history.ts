import { codeInWords } from '@platform/contract/words';
import { offeredSlots } from './offeredSlots';
import { answerOf, type Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';

interface ListedRelease {
  moduleId: string;
  version: string;
  /** Channels that point at it, with the share of the clubs if it is in rollout. */
  channels: string[];
  publishedAt: string;
  publishedBy: string;
  /** Why no channel may point at it, if there is a reason. */
  barred: string[];
  /** Slots that it fills but that nothing in production offers. They stay unused. */
  idle: string[];
  /** The compressed size of a first visit (bytes); null for a release from before this was recorded. */
  firstLoadBytes: number | null;
}

/** The releases of one module, or of all, newest first. */
export async function list(platform: Platform, moduleId?: string): Promise<ListedRelease[]> {
  const { registry } = platform;
  let releases = registry
    .from('module_releases')
    .select(
      'module_id, version, created_at, published_by, firstLoadBytes:release->firstLoadBytes, fills:release->descriptor->fills, pruned:pruned_releases(created_at), ' +
        'withdrawals:release_withdrawals!release_withdrawals_release(id), ' +
        'signatures:release_signatures(publisher:publisher_keys(revoked_at))',
    );
  if (moduleId) releases = releases.eq('module_id', moduleId);
  const [rows, pointers, ahead, offered] = await Promise.all([
    answerOf(releases.order('module_id').order('created_at', { ascending: false })) as Promise<unknown> as Promise<
      ReleaseRow[]
    >,
    answerOf(
      registry.from('module_channels').select('module_id, channel, version, candidate, share, paused').order('channel'),
    ),
    answerOf(registry.rpc('releases_ahead')) as Promise<AheadRow[]>,
    offeredSlots(platform),
  ]);
  return rows.map((row) => ({
    moduleId: row.module_id,
    version: row.version,
    channels: pointers
      .filter((pointer) => pointer.module_id === row.module_id)
      .flatMap((pointer) => {
        if (pointer.version === row.version) return [pointer.channel as string];
        if (pointer.candidate !== row.version) return [];
        return [`${pointer.channel} (${pointer.share} %${pointer.paused ? ', paused' : ''})`];
      }),
    publishedAt: row.created_at,
    publishedBy: row.published_by,
    barred: barredBy(row, neededBy(row, ahead)),
    idle: Object.keys(row.fills ?? {}).filter((slot) => offered && !offered.has(slot)),
    firstLoadBytes: row.firstLoadBytes,
  }));
}

interface ReleaseRow {
  module_id: string;
  version: string;
  created_at: string;
  published_by: string;
  firstLoadBytes: number | null;
  fills: object | null;
  pruned: object | null;
  withdrawals: object[];
  signatures: { publisher: { revoked_at: string | null } }[];
}

/** A release that needs a schema which the platform's database lacks. */
interface AheadRow {
  module_id: string;
  version: string;
  needed: string;
}

const neededBy = (release: ReleaseRow, ahead: AheadRow[]): string | undefined =>
  ahead.find(({ module_id: id, version }) => id === release.module_id && version === release.version)?.needed;

/**
 * What blocks a release: its files are gone, it failed in browsers, no valid key has signed it, or the database lacks
 * its schema.
 * @param neededSchema the schema that the database lacks, if it does
 */
export function barredBy(
  { pruned, withdrawals, signatures }: Pick<ReleaseRow, 'pruned' | 'withdrawals' | 'signatures'>,
  neededSchema?: string,
): string[] {
  return [
    ...(pruned ? ['pruned'] : []),
    ...(withdrawals.length > 0 ? ['taken back'] : []),
    ...(signatures.every(({ publisher }) => publisher.revoked_at !== null) ? ['key revoked'] : []),
    ...(neededSchema ? [`needs schema ${neededSchema}`] : []),
  ];
}

/** @throws ReleaseError for a module that was never published */
export async function requireModule({ registry }: Platform, moduleId: string): Promise<void> {
  const rows = await answerOf(registry.from('modules').select('id').eq('id', moduleId));
  if (rows.length === 0) throw new ReleaseError(`There is no module "${moduleId}" on this platform.`);
}

interface HistoryEntry {
  at: string;
  action: string;
  channel: string;
  from: string | null;
  /** Null for a release that lost its files. */
  to: string | null;
  /** Percent of the clubs, for a step of a rollout. */
  share: number | null;
  actor: string;
  reason: string;
  /** What a promotion lacked when a person forced it. */
  forcedPast: string | null;
}

/** An action in words: `end_rollout` is `end of rollout`. */
export const actionInWords = (action: string): string =>
  action === 'end_rollout' ? 'end of rollout' : codeInWords(action);

/** The events of a module's releases and channels, newest first. */
export async function history({ registry }: Platform, moduleId: string): Promise<HistoryEntry[]> {
  const rows = await answerOf(
    registry
      .from('module_channel_events')
      .select('created_at, action, channel, from_version, to_version, share, actor, reason, forced_past')
      .eq('module_id', moduleId)
      .order('id', { ascending: false }),
  );
  return rows.map((row) => ({
    at: row.created_at as string,
    action: row.action as string,
    channel: (row.channel as string | null) ?? '–',
    ...(row.action === 'prune'
      ? { from: row.to_version as string, to: null }
      : { from: row.from_version as string | null, to: row.to_version as string }),
    share: row.share as number | null,
    actor: row.actor as string,
    reason: (row.reason as string | null) ?? '–',
    forcedPast: row.forced_past as string | null,
  }));
}

/** A moment in the reader's time zone: `2026-05-01 09:00:12`. */
export function describeMoment(iso: string): string {
  const moment = new Date(iso);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  return `${day} ${[moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':')}`;
}
