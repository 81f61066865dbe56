import { acceptsContract } from '@platform/contract';
import type { ReleaseState } from '../../source/rows/release';

/** Whether a release can run: its files exist, a key vouches for it, and the shell supports its contract. */
export function canBeHad({
  pruned,
  keyRevoked,
  contract,
}: Pick<ReleaseState, 'pruned' | 'keyRevoked' | 'contract'>): boolean {
  return !pruned && !keyRevoked && acceptsContract(contract);
}

/** A release as an option of a list, with its records. One with a revoked key is listed but disabled. */
export function releaseOption(release: ReleaseState, channels: readonly { channel: string; version: string }[]) {
  return {
    value: release.version,
    label: `${release.version} (${stateInWords(release, channels)})`,
    disabled: !canBeHad(release),
  };
}

/** Whether a list offers a release: releases that cannot run here or have no files are left out. */
export function isListed(release: ReleaseState): boolean {
  return canBeHad({ ...release, keyRevoked: false });
}

/** What to know before giving a person the release: `production, checked`, `never checked, taken back`. */
export function stateInWords(
  { version, check, takenBack, keyRevoked }: Pick<ReleaseState, 'version' | 'check' | 'takenBack' | 'keyRevoked'>,
  channels: readonly { channel: string; version: string }[],
): string {
  const checked = check === 'passed' ? 'checked' : check === 'failed' ? 'check failed' : 'never checked';
  return [
    ...channels.filter((channel) => channel.version === version).map(({ channel }) => channel),
    checked,
    ...(takenBack ? ['taken back'] : []),
    ...(keyRevoked ? ['key revoked'] : []),
  ].join(', ');
}
