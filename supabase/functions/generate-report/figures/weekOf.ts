const DAY_MS = 86_400_000;

/** The Sunday (ISO 8601) with which the week of a day begins. */
export function weekOf(isoDay: string): string {
  const day = Date.parse(isoDay);
  return new Date(day - new Date(day).getUTCDay() * DAY_MS).toISOString().slice(0, 10);
}
