import type { Change, Engagement } from '../../source/rows/engagement';

/** The firm's choice for a club and a module. */
export interface Choice {
  has: 'nothing' | 'channel' | 'release';
  channel: string;
  /** Empty until one is chosen. */
  releaseVersion: string;
}

/** The choice that leaves everything as it is. */
export function choiceOf({ on, channel, pinnedVersion }: Engagement): Choice {
  return {
    has: !on ? 'nothing' : pinnedVersion ? 'release' : 'channel',
    channel: channel ?? 'production',
    releaseVersion: pinnedVersion ?? '',
  };
}

/** The change of a choice; undefined if there is none, or no release is chosen yet. */
export function changeTo({ has, channel, releaseVersion }: Choice, now: Engagement): Change | undefined {
  if (has === 'nothing') return now.on ? { kind: 'off' } : undefined;
  if (has === 'channel') {
    if (!now.on) return { kind: 'on', channel };
    return now.pinnedVersion === null && now.channel === channel ? undefined : { kind: 'follow', channel };
  }
  if (releaseVersion === '') return undefined;
  if (!now.on) return { kind: 'on', releaseVersion };
  return now.pinnedVersion === releaseVersion ? undefined : { kind: 'pin', releaseVersion };
}
