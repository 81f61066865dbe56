import { describeIssues, keyStatement, releaseSignatureSchema, shellStatement } from '@platform/contract';
import type { Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';
import { hasSigned } from './hasSigned';
import { keyForModule, publisherOf } from './publisherKeys';
import { digestOf } from './signedPart';
import { trustedRoots } from './trustedRoots';

/** Name of the signature next to the shell's own description. */
export const SHELL_SIGNATURE_FILE = 'shell.signature.json';

/** The module that a key must be certified for to sign the shell. */
const SHELL = 'shell';

/** Signs a build of the shell. @param description shell.json as it is stored @returns the signature as it is stored */
export async function signShell(platform: Platform, description: string): Promise<string> {
  const key = await keyForModule(platform, SHELL);
  const digest = digestOf(description);
  return JSON.stringify({
    publisher: await publisherOf(platform, key),
    digest,
    value: key.sign(shellStatement(digest)),
  });
}

/** @throws ReleaseError unless a publisher that this platform trusts has signed exactly this description of a shell */
export function requireSignedShell(platform: Platform, name: string, description: string, stored: string): void {
  const roots = trustedRoots(platform);
  const refuse = (why: string) =>
    new ReleaseError(`The shell ${name} is not composed into any page: ${why}. "npm start" publishes it again.`);
  const parsed = releaseSignatureSchema.safeParse(parse(stored));
  if (!parsed.success) throw refuse(`its signature is malformed (${describeIssues(parsed.error)})`);
  const { publisher, digest, value } = parsed.data;
  const isFor = publisher.modules?.includes(SHELL) ?? true;
  const isCertified = roots.some((root) => hasSigned(root, keyStatement(publisher), publisher.certificate));
  const isSigned = digest === digestOf(description) && hasSigned(publisher.publicKey, shellStatement(digest), value);
  if (!isFor || !isCertified || !isSigned) throw refuse('no publisher that this platform trusts has signed it');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
