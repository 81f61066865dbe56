import { counted } from '@platform/module-kit/screens';
import { hasFailureShare, missingShareInWords } from '../../shared/releases/failureShare';
import type { Engagement } from '../../source/rows/engagement';

type Reports = Pick<Engagement, 'mounted' | 'failed'>;

/** From this failure rate on, a release is failing and not only stumbling. */
const FAILING = 0.05;

/**
 * The health of a club's release in its browsers; `silent` without a report in the last day. One browser in five
 * reports successful mounts.
 */
export function healthOf({ mounted, failed }: Reports): 'silent' | 'healthy' | 'stumbling' | 'failing' {
  if (mounted + failed === 0) return 'silent';
  if (failed === 0) return 'healthy';
  return failed / (mounted + failed) < FAILING ? 'stumbling' : 'failing';
}

/**
 * The same in words, for the last day: `3 of 40 loads of this release failed`, which may be too few reports to judge.
 */
export function healthInWords({ mounted, failed }: Reports): string {
  const loads = mounted + failed;
  if (loads === 0) return 'no reports about this release for a day';
  if (failed === 0)
    return loads === 1
      ? 'the one load of this release worked'
      : `all ${loads.toLocaleString('en-US')} loads of this release worked`;
  const figures = { mounts: loads, failures: failed };
  if (!hasFailureShare(figures))
    return `${counted(failed, 'failed load', 'failed loads')}, ${missingShareInWords(figures)}`;
  return `${failed.toLocaleString('en-US')} of ${loads.toLocaleString('en-US')} loads of this release failed`;
}
