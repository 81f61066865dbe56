import { keyStatement, releaseStatement, type ReleaseSignature, type SignedRelease } from '@platform/contract';
import { hasSigned } from './hasSigned';

/** Whether a publisher that one of the roots certified for the module has signed exactly this release. */
export function isVouchedFor(
  release: SignedRelease,
  { publisher, digest, value }: ReleaseSignature,
  roots: readonly string[],
): boolean {
  if (publisher.modules && !publisher.modules.includes(release.id)) return false;
  if (digest !== release.digest || !hasSigned(publisher.publicKey, releaseStatement(release), value)) return false;
  return roots.some((root) => hasSigned(root, keyStatement(publisher), publisher.certificate));
}
