import type { Release } from '@platform/contract';
import { integrityOf } from '../bundler/fileDigests';
import { answerOf, type Platform } from './platform';
import { folderOfRelease } from './releaseFolder';

export interface Finding {
  moduleId: string;
  version: string;
  /** The file in question, relative to its release folder. */
  file: string;
  problem: 'missing' | 'changed';
}

interface ReleaseFiles {
  module_id: string;
  version: string;
  files: Release['files'];
}

/** Compares every stored file of one release, or of all, with the digest that the registry holds. */
export async function verify(platform: Platform, only?: { moduleId: string; version: string }): Promise<Finding[]> {
  let query = platform.registry.from('module_releases').select('module_id, version, files:release->files');
  if (only) query = query.eq('module_id', only.moduleId).eq('version', only.version);
  const releases = (await answerOf(query.order('module_id').order('version'))) as ReleaseFiles[];
  const findings = await Promise.all(releases.map((release) => verifyRelease(platform, release)));
  return findings.flat();
}

async function verifyRelease({ store }: Platform, release: ReleaseFiles): Promise<Finding[]> {
  const { module_id: moduleId, version } = release;
  const findings: Finding[] = [];
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const content = await store.read(`${folderOfRelease(moduleId, version)}/${file}`);
    if (!content) findings.push({ moduleId, version, file, problem: 'missing' });
    else if (integrityOf(content) !== integrity) findings.push({ moduleId, version, file, problem: 'changed' });
  }
  return findings;
}

/** One sentence about a finding. */
export function describeFinding({ moduleId, version, file, problem }: Finding): string {
  const what = problem === 'missing' ? 'is missing from the store' : 'does not match the digest it was published with';
  return `${moduleId} ${version}: ${file} ${what}.`;
}
