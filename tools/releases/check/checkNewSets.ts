import { answerOf, type Platform } from '../platforms/platform';
import type { Progress } from '../terminal/progress';
import { ReleaseError } from '../registry/releaseError';
import type { NamedRelease } from '../registry/releaseName';
import { listenForStop } from './stopSignals';

/** A release that passed its check, and who promotes it. */
interface CheckedBefore extends NamedRelease {
  actor: string;
  /** Digest of the shell that people have. */
  shell: string;
}

/**
 * Checks a release with the sets of modules that clubs got since its check, such as by the promotion of another module.
 * Does nothing if more is missing, or if nothing is: the registry says so when the release is promoted.
 * @throws ReleaseError with what was found
 */
export async function checkNewSets(
  platform: Platform,
  { moduleId, version, actor, shell }: CheckedBefore,
  progress: Progress,
): Promise<void> {
  const sets = (await answerOf(
    platform.registry.rpc('sets_to_check', {
      module_id_param: moduleId,
      version_param: version,
      shell_param: shell,
    }),
  )) as string[][];
  if (sets.length === 0) return;
  // Loaded only here, because most promotions need no browser.
  const { checkRelease } = await import('./checkRelease');
  const stop = listenForStop();
  const { findings } = await checkRelease(platform, { moduleId, version, actor, sets }, progress, stop.signal).finally(
    stop.release,
  );
  if (findings.length > 0) {
    throw new ReleaseError(
      `${findings.join('\n')}\n${moduleId} ${version} has not passed its check with the modules that clubs have now. Nothing was promoted.`,
      stop.exitCode(),
    );
  }
}
