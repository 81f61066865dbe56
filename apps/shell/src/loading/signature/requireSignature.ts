import { keyStatement, releaseStatement, type ManifestModule } from '@platform/contract';
import { PlatformError } from '../../platformError';
import { hasSigned } from './hasSigned';

let trusted: readonly string[] = [];

/** Says whose certificates count: the page's own word, never that of the data. */
export function trustRoots(roots: readonly string[]): void {
  trusted = roots;
}

/**
 * Lets a release pass whose publisher a trusted root key has certified for the module, and who has signed just what is
 * about to run. @throws PlatformError for every other
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
