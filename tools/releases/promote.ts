import { channelSchema, describeIssues } from '@platform/contract';
import { compose } from './compose/compose';
import { answerOf, type Platform } from './platform';
import type { Progress } from './progress';
import { ReleaseError } from './releaseError';
import { describeFinding, verify } from './verify';

export interface PointerMove {
  moduleId: string;
  channel: string;
  reason: string;
  actor: string;
}

/** What a channel pointed at before and points at now. */
export interface Moved {
  from: string | null;
  to: string;
}

/** Points a channel at a release whose stored files are all the published ones, and composes the site. */
export async function promote(
  platform: Platform,
  { moduleId, channel, reason, actor, version }: PointerMove & { version: string },
  progress: Progress,
): Promise<Moved> {
  assertChannel(channel);
  await progress.step(`Checking the files of ${moduleId} ${version}`, async () => {
    await requireRelease(platform, moduleId, version);
    const [finding] = await verify(platform, { moduleId, version });
    if (finding) throw new ReleaseError(`${describeFinding(finding)} Nothing was promoted.`);
  });
  const moved: Moved = await answerOf(
    platform.registry.rpc('promote_release', {
      module_id_param: moduleId,
      version_param: version,
      channel_param: channel,
      reason_param: reason,
      actor_param: actor,
    }),
  );
  await progress.step('Composing the site', () => compose(platform));
  return moved;
}

/** Points a channel back at the release before the present one, and composes the site. */
export async function rollback(
  platform: Platform,
  { moduleId, channel, reason, actor }: PointerMove,
  progress: Progress,
): Promise<Moved> {
  assertChannel(channel);
  const moved: Moved = await answerOf(
    platform.registry.rpc('rollback_release', {
      module_id_param: moduleId,
      channel_param: channel,
      reason_param: reason,
      actor_param: actor,
    }),
  );
  await progress.step('Composing the site', () => compose(platform));
  return moved;
}

async function requireRelease({ registry }: Platform, moduleId: string, version: string): Promise<void> {
  const rows = await answerOf(
    registry.from('module_releases').select('version').eq('module_id', moduleId).eq('version', version),
  );
  if (rows.length > 0) return;
  throw new ReleaseError(
    `There is no release ${version} of ${moduleId}. Publish it first, or look at the list of releases.`,
  );
}

/** @throws ReleaseError for a name that no channel can have */
export function assertChannel(channel: string): void {
  const parsed = channelSchema.safeParse(channel);
  if (!parsed.success) throw new ReleaseError(`"${channel}" is not a channel: ${describeIssues(parsed.error)}.`);
}
