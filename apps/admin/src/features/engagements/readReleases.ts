import { asking } from '@platform/module-kit/screens';
import { isListed, readReleaseStates, releaseOption } from '../../shared/releaseStates';

interface OfferedChannel {
  channel: string;
  version: string;
  /** The release that is being rolled out on it to so many percent of the clubs; null when none is. */
  candidate: string | null;
  share: number | null;
}

/** What a club may get of a module. */
export interface OfferedReleases {
  /** Channels that point at a release, production first. */
  channels: OfferedChannel[];
  /** Of the latest fifty releases, the newest first, those to choose from, with what is on record about each. */
  versions: ReturnType<typeof releaseOption>[];
}

/** Channels and releases of a module. Throws a DataError; the firm reads all of them. */
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
