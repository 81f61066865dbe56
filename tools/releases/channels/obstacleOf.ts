import { answerOf, type Platform } from '../platforms/platform';
import type { NamedRelease } from '../registry/releaseName';

/** Why no channel can have a release, whatever its check finds: a schema that the database lacks, or a taken route. */
export async function obstacleOf(
  { registry }: Platform,
  { moduleId, version }: NamedRelease,
): Promise<string | undefined> {
  const answer: unknown = await answerOf(
    registry.rpc('release_obstacle', { module_id_param: moduleId, version_param: version }),
  );
  return typeof answer === 'string' ? answer : undefined;
}
