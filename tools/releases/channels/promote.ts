import { channelSchema, describeIssues } from '@platform/contract';
import { checkNewSets } from '../check/checkNewSets';
import { compose } from '../compose/compose';
import { answerOf, type Platform } from '../platforms/platform';
import type { Progress } from '../terminal/progress';
import { currentDigest } from '../publishing/publishShell';
import { ReleaseError } from '../registry/releaseError';
import type { NamedRelease } from '../registry/releaseName';
import { requireReadable } from '../publishing/requireReadable';
import { requireRelease } from './requireRelease';
import { describeFinding, verify } from '../publishing/verify';

export interface PointerMove {
  moduleId: string;
  channel: string;
  reason: string;
  actor: string;
}

/** The channel that clubs follow unless their engagement says otherwise. */
export const PRODUCTION = 'production';

/** The release that a channel pointed at before, and the one that it points at now. */
export interface Moved {
  from: string | null;
  to: string;
  /** True if a rollout ended: the channel itself has not moved. */
  rollout?: boolean;
  /** The release whose rollout has ended with the move. */
  ended?: string;
}

export interface Promotion extends PointerMove {
  version: string;
  /** Forces a release without a passed check. The history records it. */
  forced?: boolean;
}

/**
 * Points a channel at a release, after checking that all of its stored files are the published ones, and composes the
 * site. For production, the registry refuses a release that was not checked with what people have now, unless a person
 * forces it. Sets of modules that clubs got since its check are checked here.
 */
export async function promote(
  platform: Platform,
  { moduleId, channel, reason, actor, version, forced = false }: Promotion,
  progress: Progress,
): Promise<Moved> {
  assertChannel(channel);
  await checkFiles(platform, { moduleId, version }, progress);
  const shell = await currentDigest(platform);
  if (channel === PRODUCTION && shell && !forced) {
    await checkNewSets(platform, { moduleId, version, actor, shell }, progress);
  }
  const moved: Moved = await answerOf(
    platform.registry.rpc('promote_release', {
      module_id_param: moduleId,
      version_param: version,
      channel_param: channel,
      reason_param: reason,
      actor_param: actor,
      shell_param: shell,
      forced_param: forced,
    }),
  );
  await progress.step('Composing the site', () => compose(platform));
  return moved;
}

/**
 * Points a channel back at the newest release that is known to work, and composes the site.
 * @param move with `from`, the release that people must still have: a colleague may have been faster
 */
export async function rollback(
  platform: Platform,
  { moduleId, channel, reason, actor, from }: PointerMove & { from?: string },
  progress: Progress,
): Promise<Moved> {
  assertChannel(channel);
  const moved: Moved = await answerOf(
    platform.registry.rpc('rollback_release', {
      module_id_param: moduleId,
      channel_param: channel,
      reason_param: reason,
      actor_param: actor,
      from_param: from,
    }),
  );
  await progress.step('Composing the site', () => compose(platform));
  return moved;
}

/**
 * @throws ReleaseError for a release that is not registered, that no shell could read, or whose stored files are not all
 *   the published ones
 */
export async function checkFiles(platform: Platform, release: NamedRelease, progress: Progress): Promise<void> {
  await progress.step(`Checking the files of ${release.moduleId} ${release.version}`, async () => {
    await requireRelease(platform, release);
    await requireReadable(platform, release);
    const [finding] = await verify(platform, release);
    if (finding) throw new ReleaseError(`${describeFinding(finding)} Nothing was promoted.`);
  });
}

/** @throws ReleaseError for a name that no channel can have */
export function assertChannel(channel: string): void {
  const parsed = channelSchema.safeParse(channel);
  if (!parsed.success) throw new ReleaseError(`"${channel}" is not a channel: ${describeIssues(parsed.error)}.`);
}
