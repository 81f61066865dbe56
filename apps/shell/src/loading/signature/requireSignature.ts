import { keyStatement, releaseStatement, type ManifestModule } from '@platform/contract';
import { PlatformError } from '../../platformError';
import { hasSigned } from './hasSigned';

let trusted: readonly string[] = [];

/** Sets the trusted root keys. They come from the page itself, never from data. */
export function trustRoots(roots: readonly string[]): void {
  trusted = roots;
}

/**
 * Accepts a release if a trusted root key certified its publisher for the module, and the publisher signed exactly the
 * code that is about to run.
 * @throws PlatformError for every other release
 */
export async function requireSignature(module: ManifestModule): Promise<void> {
  let isSigned: boolean;
  try {
    isSigned = await isVouchedFor(module);
  } catch (cause) {
    throw new PlatformError('unreachable', 'What checks its signature could not be loaded.', { cause });
  }
  if (!isSigned) throw new PlatformError('signature', 'No publisher that this platform trusts has signed it.');
}

async function isVouchedFor({ id, version, entry, global, descriptor, signature }: ManifestModule): Promise<boolean> {
  if (!signature) return false;
  const { publisher, digest, value } = signature;
  if (publisher.modules && !publisher.modules.includes(id)) return false;
  const release = { id, version, entry, global, contract: descriptor.contract, digest };
  if (!(await hasSigned(publisher.publicKey, releaseStatement(release), value))) return false;
  for (const root of trusted) if (await hasSigned(root, keyStatement(publisher), publisher.certificate)) return true;
  return false;
}
