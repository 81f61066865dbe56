import type { Release } from '@platform/contract';
import { integrityOf } from '../../bundler/output/fileDigests';
import { RELEASE_FILE } from '../../bundler/output/releaseNames';
import { answerOf, type Platform } from '../platforms/platform';
import { folderOfRelease } from '../registry/releaseFolder';
import { isVouchedFor } from '../signing/isVouchedFor';
import { trustedRoots } from '../signing/trustedRoots';
import { readSignature } from '../signing/readSignature';
import { digestOf, signedPartOf } from '../signing/signedPart';

export interface Finding {
  moduleId: string;
  version: string;
  /** The file in question, relative to its release folder. */
  file: string;
  problem: 'missing' | 'changed' | 'unsigned';
}

interface ReleaseFiles {
  module_id: string;
  version: string;
  digest: string;
  files: Release['files'];
  /** The record of its pruning, after which it has no files. */
  pruned: object | null;
}

/**
 * Compares every stored file of one release, or of all that still have files, with its digest in the registry, and its
 * signature with its publisher. A release with a revoked key has no signature: the registry gives it to no one.
 */
export async function verify(platform: Platform, only?: { moduleId: string; version: string }): Promise<Finding[]> {
  let query = platform.registry
    .from('module_releases')
    .select('module_id, version, digest, files:release->files, pruned:pruned_releases(module_id)');
  if (only) query = query.eq('module_id', only.moduleId).eq('version', only.version);
  const releases = (await answerOf(query.order('module_id').order('version'))) as unknown as ReleaseFiles[];
  const kept = releases.filter(({ pruned }) => pruned === null);
  const findings = await Promise.all(kept.map((release) => verifyRelease(platform, release)));
  return findings.flat();
}

async function verifyRelease(platform: Platform, release: ReleaseFiles): Promise<Finding[]> {
  const { module_id: moduleId, version } = release;
  const findings = await verifySignature(platform, release);
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const content = await platform.store.read(`${folderOfRelease(moduleId, version)}/${file}`);
    if (!content) findings.push({ moduleId, version, file, problem: 'missing' });
    else if (integrityOf(content) !== integrity) findings.push({ moduleId, version, file, problem: 'changed' });
  }
  return findings;
}

async function verifySignature(platform: Platform, release: ReleaseFiles): Promise<Finding[]> {
  const { module_id: moduleId, version } = release;
  const about = (problem: Finding['problem']) => [{ moduleId, version, file: RELEASE_FILE, problem }];
  const content = await platform.store.read(`${folderOfRelease(moduleId, version)}/${RELEASE_FILE}`);
  if (!content) return about('missing');
  const text = Buffer.from(content).toString('utf8');
  if (digestOf(text) !== release.digest) return about('changed');
  const signature = await readSignature(platform, { moduleId, version });
  const isTrusted = !signature || isVouchedFor(signedPartOf(text), signature, trustedRoots(platform));
  return isTrusted ? [] : about('unsigned');
}

const words: Record<Finding['problem'], string> = {
  missing: 'is missing from the store',
  changed: 'does not match the digest it was published with',
  unsigned: 'is not signed by a publisher that this platform trusts',
};

/** One sentence about a finding. */
export function describeFinding({ moduleId, version, file, problem }: Finding): string {
  return `${moduleId} ${version}: ${file} ${words[problem]}.`;
}
