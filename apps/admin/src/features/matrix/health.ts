import type { Engagement } from '../engagements/engagement';

type Reports = Pick<Engagement, 'mounted' | 'failed'>;

/** From this share of failures on, a release is failing rather than stumbling. */
const FAILING = 0.05;

/** How a module fares in browsers of a club; `silent` while nothing was heard of it within a day: of
 * the mounts that work, one browser in five reports. */
export function healthOf({ mounted, failed }: Reports): 'silent' | 'healthy' | 'stumbling' | 'failing' {
  if (mounted + failed === 0) return 'silent';
  if (failed === 0) return 'healthy';
  return failed / (mounted + failed) < FAILING ? 'stumbling' : 'failing';
}

/** The same in words, for the last day, in which a club may have had several releases: `3 of 40 loads failed, of any release`. */
export function healthInWords({ mounted, failed }: Reports): string {
  const loads = mounted + failed;
  if (loads === 0) return 'nothing heard of it within a day';
  if (failed === 0)
    return loads === 1
      ? 'its one load worked, of any release'
      : `all ${loads.toLocaleString('en-US')} loads worked, of any release`;
  return `${failed.toLocaleString('en-US')} of ${loads.toLocaleString('en-US')} loads failed, of any release`;
}
