import { acceptsContract } from '@platform/contract';
import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** What stands about a release in the registry's records. */
export interface ReleaseState {
  version: string;
  publishedBy: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Its files have been removed: no one gets it any more. */
  pruned: boolean;
  /** Range of contract versions that it asks for. */
  contract: string;
  /** How its last check went; null when it was never checked. */
  check: 'passed' | 'failed' | null;
  /** The platform took it back because it failed in browsers. */
  takenBack: boolean;
  /** Its last check failed, or it was taken back since: it takes another check before it is promoted. */
  needsCheck: boolean;
  /** It has no valid signature any more: every key that signed it was revoked. */
  keyRevoked: boolean;
}

/**
 * The newest releases of a module, the latest first, with what is on record about each.
 * @throws DataError; the firm only
 */
export async function readReleaseStates(moduleId: string, most: number, failure: string): Promise<ReleaseState[]> {
  const client = await supabase();
  const releases = client
    .from('module_releases')
    .select(
      `version, published_by, created_at, contract:release->descriptor->>contract,
       signatures:release_signatures(publisher:publisher_keys(revoked_at))`,
    )
    .eq('module_id', moduleId)
    .order('created_at', { ascending: false })
    .limit(most);
  const pruned = client.from('pruned_releases').select('release_version').eq('module_id', moduleId);
  const takenBack = client.from('release_withdrawals').select('release_version, created_at').eq('module_id', moduleId);
  const checks = client.from('release_checks').select('release_version, passed, created_at').eq('module_id', moduleId);
  const [rows, prunedRows, takenBackRows, checkRows] = await Promise.all([
    dataOf(releases, failure),
    dataOf(pruned, failure),
    dataOf(takenBack, failure),
    dataOf(checks.order('id'), failure),
  ]);
  const gone = new Set(prunedRows.map(({ release_version }) => release_version));
  const failedAt = new Map(takenBackRows.map(({ release_version, created_at }) => [release_version, created_at]));
  // The last check of a release counts, and it comes last.
  const checked = new Map(checkRows.map((check) => [check.release_version, check]));
  return rows.map(({ version, published_by, created_at, contract, signatures }) => {
    const check = checked.get(version);
    const withdrawnAt = failedAt.get(version);
    return {
      version,
      publishedBy: published_by,
      publishedAt: created_at,
      pruned: gone.has(version),
      contract: String(contract),
      check: check ? (check.passed ? 'passed' : 'failed') : null,
      takenBack: withdrawnAt !== undefined,
      needsCheck: check?.passed === false || (withdrawnAt !== undefined && !(check && check.created_at > withdrawnAt)),
      keyRevoked: signatures.every(({ publisher }) => publisher.revoked_at !== null),
    };
  });
}

/** Whether a release reaches a person: its files are there, a key vouches for it, and the shell speaks its contract. */
export function canBeHad({
  pruned,
  keyRevoked,
  contract,
}: Pick<ReleaseState, 'pruned' | 'keyRevoked' | 'contract'>): boolean {
  return !pruned && !keyRevoked && acceptsContract(contract);
}

/** A release to be chosen from a list, with what is on record about it; one whose key was revoked is named, but not given. */
export function releaseOption(release: ReleaseState, channels: readonly { channel: string; version: string }[]) {
  return {
    value: release.version,
    label: `${release.version} (${stateInWords(release, channels)})`,
    disabled: !canBeHad(release),
  };
}

/** Whether a release stands in a list that one is chosen from: what cannot run here or has no files is left out. */
export function isListed(release: ReleaseState): boolean {
  return canBeHad({ ...release, keyRevoked: false });
}

/** What is to be known before a person is given the release: `production, checked`, `never checked, taken back`. */
export function stateInWords(
  { version, check, takenBack, keyRevoked }: Pick<ReleaseState, 'version' | 'check' | 'takenBack' | 'keyRevoked'>,
  channels: readonly { channel: string; version: string }[],
): string {
  const checked = check === 'passed' ? 'checked' : check === 'failed' ? 'check failed' : 'never checked';
  return [
    ...channels.filter((channel) => channel.version === version).map(({ channel }) => channel),
    checked,
    ...(takenBack ? ['taken back'] : []),
    ...(keyRevoked ? ['key revoked'] : []),
  ].join(', ');
}
