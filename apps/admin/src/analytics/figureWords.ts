import { hasFailureShare, type Mounts } from '../shared/releases/failureShare';

/** A time in words: `340 ms`, `1.2 s`; a dash if none was measured. */
export function timeInWords(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The estimated number of mounts; a dash if only failures were reported. */
export function mountsInWords({ mounts, failures }: Mounts): string {
  return failures > 0 && mounts === failures ? '–' : mounts.toLocaleString('en-US');
}

/** `4.2 %` of the mounts failed; a dash without mounts, or with too few to tell. */
export function failureShareInWords({ mounts, failures }: Mounts): string {
  if (!hasFailureShare({ mounts, failures })) return '–';
  const percent = (100 * failures) / mounts;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`;
}
