const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2025-05` → `May 2025`. */
export function monthInWords(month: string): string {
  return months.format(new Date(`${month}-01`));
}

/** `2025-05-24` → `May 24`. */
export function shortDay(day: string): string {
  return days.format(new Date(day));
}
