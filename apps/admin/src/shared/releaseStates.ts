import { acceptsContract } from '@platform/contract';
import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

/** The registry's records about a release. */
export interface ReleaseState {
  version: string;
  publishedBy: string;
  /** ISO 8601. */
  publishedAt: string;
  /** Its files have been removed, so no one gets it any more. */
  pruned: boolean;
  /** The contract versions it requires. */
  contract: string;
  /** The result of its last check; null if it was never checked. */
  check: 'passed' | 'failed' | null;
  /** The platform withdrew it because it failed in browsers. */
  takenBack: boolean;
  /** Its last check failed, or it was withdrawn since: it needs another check before a promotion. */
  needsCheck: boolean;
  /** It has no valid signature: every key that signed it was revoked. */
  keyRevoked: boolean;
}

/**
 * The newest releases of a module, the latest first, with the records about each. For the firm.
 * @throws DataError
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
  // The last check of a release counts, and the records are in order.
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

/** Whether a release can run: its files exist, a key vouches for it, and the shell supports its contract. */
export function canBeHad({
  pruned,
  keyRevoked,
  contract,
}: Pick<ReleaseState, 'pruned' | 'keyRevoked' | 'contract'>): boolean {
  return !pruned && !keyRevoked && acceptsContract(contract);
}

/** A release as an option of a list, with its records. One with a revoked key is listed but disabled. */
export function releaseOption(release: ReleaseState, channels: readonly { channel: string; version: string }[]) {
  return {
    value: release.version,
    label: `${release.version} (${stateInWords(release, channels)})`,
    disabled: !canBeHad(release),
  };
}

/** Whether a list offers a release: releases that cannot run here or have no files are left out. */
export function isListed(release: ReleaseState): boolean {
  return canBeHad({ ...release, keyRevoked: false });
}

/** What to know before giving a person the release: `production, checked`, `never checked, taken back`. */
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
