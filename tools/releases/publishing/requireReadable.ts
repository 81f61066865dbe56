import { describeIssues, moduleDescriptorSchema } from '@platform/contract';
import { answerOf, type Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';
import type { NamedRelease } from '../registry/releaseName';

/**
 * Checks that this platform understands a release's description. A release for a later contract may contain unknown data.
 * @throws ReleaseError for such a release, before any channel points at it
 */
export async function requireReadable({ registry }: Platform, { moduleId, version }: NamedRelease): Promise<void> {
  const [row] = await answerOf(
    registry
      .from('module_releases')
      .select('descriptor:release->descriptor')
      .eq('module_id', moduleId)
      .eq('version', version),
  );
  const parsed = moduleDescriptorSchema.safeParse(row?.descriptor);
  if (parsed.success) return;
  throw new ReleaseError(
    `${moduleId} ${version} cannot run here, because its module.json is not what this platform understands: ` +
      `${describeIssues(parsed.error)}. Nothing was promoted.`,
  );
}
