import { worded } from '@platform/database';
import { roll_out_release } from '@platform/database/raised';
import { answerOf, type Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';
import type { NamedRelease } from '../registry/releaseName';

/** @throws ReleaseError for a release that was never published */
export async function requireRelease({ registry }: Platform, { moduleId, version }: NamedRelease): Promise<void> {
  const rows = await answerOf(
    registry.from('module_releases').select('version').eq('module_id', moduleId).eq('version', version),
  );
  if (rows.length > 0) return;
  const { message, hint } = roll_out_release.PT404;
  throw new ReleaseError(`${worded(message, version, moduleId)} ${hint}`);
}
