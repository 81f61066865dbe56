import { acceptsContract } from '@platform/contract';
import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** What stands about a release in the registry's records. */
export interface ReleaseState {
  version: string;
  publishedBy: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Its files have been removed: nobody gets it any more. */
  pruned: boolean;
  /** Range of contract versions that it asks for. */
  contract: string;
  /** How its last check went; null when it was never checked. */
  check: 'passed' | 'failed' | null;
  /** The platform took it back because it failed in browsers. */
  takenBack: boolean;
}

/**
 * The newest releases of a module, the latest first, with what is on record about each.
 * @throws DataError; the firm only
 */
export async function readReleaseStates(moduleId: string, most: number, failure: string): Promise<ReleaseState[]> {
  const client = await supabase();
  const releases = client
    .from('module_releases')
    .select('version, published_by, created_at, contract:release->descriptor->>contract')
    .eq('module_id', moduleId)
    .order('created_at', { ascending: false })
    .limit(most);
  const pruned = client.from('pruned_releases').select('release_version').eq('module_id', moduleId);
  const takenBack = client.from('release_withdrawals').select('release_version').eq('module_id', moduleId);
  const checks = client.from('release_checks').select('release_version, passed').eq('module_id', moduleId);
  const [rows, prunedRows, takenBackRows, checkRows] = await Promise.all([
    dataOf(releases, failure),
    dataOf(pruned, failure),
    dataOf(takenBack, failure),
    dataOf(checks.order('id'), failure),
  ]);
  const gone = new Set(prunedRows.map(({ release_version }) => release_version));
  const failed = new Set(takenBackRows.map(({ release_version }) => release_version));
  // The last check of a release counts, and it comes last.
  const passed = new Map(checkRows.map(({ release_version, passed: isPassed }) => [release_version, isPassed]));
  return rows.map(({ version, published_by, created_at, contract }) => ({
    version,
    publishedBy: published_by,
    publishedAt: created_at,
    pruned: gone.has(version),
    contract: String(contract),
    check: passed.has(version) ? (passed.get(version) ? 'passed' : 'failed') : null,
    takenBack: failed.has(version),
  }));
}

/** Whether somebody who is given the release gets it: its files are there, and the shell speaks its contract. */
export function canBeHad({ pruned, contract }: Pick<ReleaseState, 'pruned' | 'contract'>): boolean {
  return !pruned && acceptsContract(contract);
}

/** What is to be known before somebody is given the release: `production, checked`, `never checked, taken back`. */
export function stateInWords(
  { version, check, takenBack }: Pick<ReleaseState, 'version' | 'check' | 'takenBack'>,
  channels: readonly { channel: string; version: string }[],
): string {
  const checked = check === 'passed' ? 'checked' : check === 'failed' ? 'check failed' : 'never checked';
  return [
    ...channels.filter((channel) => channel.version === version).map(({ channel }) => channel),
    checked,
    ...(takenBack ? ['taken back'] : []),
  ].join(', ');
}
