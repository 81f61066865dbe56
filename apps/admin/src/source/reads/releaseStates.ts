import { asking } from '@platform/module-kit/screens';
import type { ReleaseState } from '../rows/release';

/**
 * The newest releases of a module, the latest first, with the records about each. For the firm.
 * @throws DataError
 */
export async function readReleaseStates(moduleId: string, most: number, failure: string): Promise<ReleaseState[]> {
  const ask = asking(failure);
  const [rows, prunedRows, takenBackRows, checkRows] = await Promise.all([
    ask((db) =>
      db
        .from('module_releases')
        .select(
          `version, published_by, created_at, contract:release->descriptor->>contract,
           signatures:release_signatures(publisher:publisher_keys(revoked_at))`,
        )
        .eq('module_id', moduleId)
        .order('created_at', { ascending: false })
        .limit(most),
    ),
    ask((db) => db.from('pruned_releases').select('release_version').eq('module_id', moduleId)),
    ask((db) => db.from('release_withdrawals').select('release_version, created_at').eq('module_id', moduleId)),
    ask((db) =>
      db.from('release_checks').select('release_version, passed, created_at').eq('module_id', moduleId).order('id'),
    ),
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
