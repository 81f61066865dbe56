/** How often a release was put on a page, every attempt counted, and how often that failed. */
export interface Mounts {
  mounts: number;
  failures: number;
}

/**
 * As many mounts that worked, by estimate, as a share of failures takes. Of those that work one browser in five reports,
 * while every failure is reported: behind fewer stands a handful of browsers, or none.
 */
const ENOUGH = 25;

/** Whether enough was heard to say which share of the mounts failed. Where nothing failed, that is known. */
export const hasFailureShare = ({ mounts, failures }: Mounts): boolean =>
  failures === 0 ? mounts > 0 : mounts - failures >= ENOUGH;

/** Why no failure rate is shown: `no successful load reported yet`. */
export const missingShareInWords = ({ mounts, failures }: Mounts): string =>
  mounts === failures ? 'no successful load reported yet' : 'too few successful loads reported yet';
