/** How often a release was mounted, every attempt counted, and how often that failed. */
export interface Mounts {
  mounts: number;
  failures: number;
}

/**
 * Least estimated number of successful mounts for a failure rate. One browser in five reports them, while every failure
 * is reported, so fewer mounts mean only a few browsers, or none.
 */
const ENOUGH = 25;

/** Whether there are enough reports for a failure rate. Without failures, the rate is known. */
export const hasFailureShare = ({ mounts, failures }: Mounts): boolean =>
  failures === 0 ? mounts > 0 : mounts - failures >= ENOUGH;

/** Why no failure rate is shown: `no successful load reported yet`. */
export const missingShareInWords = ({ mounts, failures }: Mounts): string =>
  mounts === failures ? 'no successful load reported yet' : 'too few successful loads reported yet';
