import { createHash } from 'node:crypto';
import { releaseStatement, type Release, type SignedRelease } from '@platform/contract';
import type { HeldKey } from './heldKey';

/** The part of a release that its publisher signs. @param text release.json as it is stored */
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

/** A publisher's signature over a release. @param text release.json as it is stored */
export const signatureOf = (key: HeldKey, text: string): string => key.sign(releaseStatement(signedPartOf(text)));
