import { createHash } from 'node:crypto';
import { releaseStatement, type Release, type SignedRelease } from '@platform/contract';
import type { HeldKey } from './heldKey';

/** What of a release its publisher vouches for. @param text release.json as it lies in the store */
export function signedPartOf(text: string): SignedRelease {
  const { moduleId, version, entry, global, descriptor, files } = JSON.parse(text) as Release;
  return {
    id: moduleId,
    version,
    entry: { file: entry, integrity: files[entry]?.integrity ?? '' },
    global,
    contract: descriptor.contract,
    digest: digestOf(text),
  };
}

/** Digest of release.json, as signatures name it. */
export const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A publisher's signature over a release. @param text release.json as it lies in the store */
export const signatureOf = (key: HeldKey, text: string): string => key.sign(releaseStatement(signedPartOf(text)));
