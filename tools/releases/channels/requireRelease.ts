import { answerOf, type Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';
import type { NamedRelease } from '../registry/releaseName';

/** @throws ReleaseError for a release that was never published */
export async function requireRelease({ registry }: Platform, { moduleId, version }: NamedRelease): Promise<void> {
  const rows = await answerOf(
    registry.from('module_releases').select('version').eq('module_id', moduleId).eq('version', version),
  );
  if (rows.length > 0) return;
  throw new ReleaseError(
    `There is no release ${version} of ${moduleId}. Publish it first, or look at the list of releases.`,
  );
}
