import { checkNewSets } from '../check/checkNewSets';
import { compose } from '../compose/compose';
import { answerOf, type Platform } from '../platforms/platform';
import type { Progress } from '../terminal/progress';
import { assertChannel, checkFiles, PRODUCTION, type PointerMove, type Promotion } from './promote';
import { currentDigest } from '../publishing/publishShell';
import { ReleaseError } from '../registry/releaseError';

/** The state of a rollout. */
export interface RolledOut {
  /** The release that the other clubs keep. */
  from: string;
  to: string;
  /** Percent of the clubs; 100 when it has become the channel's release. */
  share: number;
  /** True while no club gets it: the share is kept until the rollout is resumed. */
  paused: boolean;
}

interface Step extends Promotion {
  /** Percent of the clubs. */
  share: number;
  /** Confirms a smaller share than now: clubs that have the release lose it. */
  isSmaller?: boolean;
}

/**
 * Gives a release to a share of the clubs, or changes the share. With 100 the channel points at it, and the site is
 * composed. Production has the same conditions as in `promote`.
 */
export async function rollOut(
  platform: Platform,
  { moduleId, channel, reason, actor, version, share, forced = false, isSmaller = false }: Step,
  progress: Progress,
): Promise<RolledOut> {
  assertChannel(channel);
  await checkFiles(platform, { moduleId, version }, progress);
  const shell = await currentDigest(platform);
  if (channel === PRODUCTION && shell && !forced && !isSmaller) {
    await checkNewSets(platform, { moduleId, version, actor, shell }, progress);
  }
  const rolledOut: RolledOut = await answerOf(
    platform.registry.rpc('roll_out_release', {
      module_id_param: moduleId,
      version_param: version,
      channel_param: channel,
      share_param: share,
      reason_param: reason,
      actor_param: actor,
      shell_param: shell,
      forced_param: forced,
      shrink_param: isSmaller,
    }),
  );
  if (rolledOut.share === 100) await progress.step('Composing the site', () => compose(platform));
  return rolledOut;
}

/** Pauses a rollout, so that no club has the release, or resumes it for those that had it. */
export async function pauseRollout(
  { registry }: Platform,
  { moduleId, channel, reason, actor, paused }: PointerMove & { paused: boolean },
): Promise<RolledOut> {
  assertChannel(channel);
  return answerOf(
    registry.rpc('pause_rollout', {
      module_id_param: moduleId,
      channel_param: channel,
      paused_param: paused,
      reason_param: reason,
      actor_param: actor,
    }),
  );
}

/** Reads a share of the clubs, a whole number of percent. @throws ReleaseError for any other text */
export function parseShare(typed: string): number {
  const share = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  if (share < 1 || share > 100) {
    throw new ReleaseError(`"${typed}" is not a share: say how many percent of the clubs, from 1 to 100.`);
  }
  return share;
}
