/** Words of a figure: `340 ms`, `1.2 s`; a dash where nothing was measured. */
export function timeInWords(milliseconds: number | null): string {
  if (milliseconds === null) return '–';
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `4.2 %` of the mounts failed; a dash without mounts. */
export function failureShareInWords({ mounts, failures }: { mounts: number; failures: number }): string {
  if (mounts === 0) return '–';
  const percent = (100 * failures) / mounts;
  return `${percent > 0 && percent < 10 ? percent.toFixed(1) : Math.round(percent)}%`;
}
