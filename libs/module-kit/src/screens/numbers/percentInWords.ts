/** A share in percent; a dash if there is nothing to divide by. */
export function percentInWords(percent: number | null): string {
  return percent === null ? '–' : `${percent}%`;
}

/** The deviation from a plan, such as −2.7%; a dash without a plan. */
export function varianceInWords(percent: number | null): string {
  if (percent === null || percent === 0) return percentInWords(percent);
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
}
