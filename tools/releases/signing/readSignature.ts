import type { ReleaseSignature } from '@platform/contract';
import { answerOf, type Platform } from '../platforms/platform';
import type { NamedRelease } from '../registry/releaseName';

interface SignatureRow {
  signature: string;
  release: { digest: string };
  publisher: { public_key: string; modules: string[] | null; certificate: string };
}

/** The newest signature of a release by a key that was not revoked; undefined without a valid signature. */
export async function readSignature(
  { registry }: Platform,
  { moduleId, version }: NamedRelease,
): Promise<ReleaseSignature | undefined> {
  const rows = (await answerOf(
    registry
      .from('release_signatures')
      .select(
        'signature, release:module_releases!inner(digest), publisher:publisher_keys!inner(public_key, modules, certificate)',
      )
      .eq('module_id', moduleId)
      .eq('release_version', version)
      .is('publisher_keys.revoked_at', null)
      .order('created_at', { ascending: false })
      .limit(1),
  )) as unknown as SignatureRow[];
  const [row] = rows;
  if (!row) return undefined;
  const { public_key: publicKey, modules, certificate } = row.publisher;
  return {
    publisher: { publicKey, certificate, ...(modules && { modules }) },
    digest: row.release.digest,
    value: row.signature,
  };
}
