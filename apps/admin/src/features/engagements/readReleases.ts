import { asking } from '@platform/module-kit/screens';
import { isListed, readReleaseStates, releaseOption } from '../../shared/releaseStates';

interface OfferedChannel {
  channel: string;
  version: string;
  /** The release in rollout on it, and to how many percent of the clubs; null without a rollout. */
  candidate: string | null;
  share: number | null;
}

/** What a club can get of a module. */
export interface OfferedReleases {
  /** Channels with a release, production first. */
  channels: OfferedChannel[];
  /** Those of the latest fifty releases that can be chosen, the newest first, with the records about each. */
  versions: ReturnType<typeof releaseOption>[];
}

/** Channels and releases of a module. Only the firm can read all of them. @throws DataError */
export async function readReleases(moduleId: string): Promise<OfferedReleases> {
  const failure = 'Failed to fetch the releases';
  const [channels, releases] = await Promise.all([
    asking(failure)((db) =>
      db.from('module_channels').select('channel, version, candidate, share').eq('module_id', moduleId),
    ),
    readReleaseStates(moduleId, 50, failure),
  ]);
  return {
    channels: channels.toSorted((a, b) => rankOf(a.channel) - rankOf(b.channel) || (a.channel < b.channel ? -1 : 1)),
    versions: releases.filter(isListed).map((release) => releaseOption(release, channels)),
  };
}

const rankOf = (channel: string) => ['production', 'staging'].indexOf(channel) >>> 0;
