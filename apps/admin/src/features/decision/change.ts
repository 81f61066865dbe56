import type { ChangeKind, Engagement } from '../engagements/engagement';

/** A change of a club's engagement for one module. */
export interface Change {
  kind: ChangeKind;
  channel?: string;
  releaseVersion?: string;
}

/** What the firm has chosen for a club and a module. */
export interface Choice {
  has: 'nothing' | 'channel' | 'release';
  channel: string;
  /** Empty while none is chosen. */
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

/** What a choice changes; undefined when that is nothing, or when no release is chosen yet. */
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
