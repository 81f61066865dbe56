/**
 * The version of a new migration: this moment, or a second after the newest migration where that is later.
 * @param versions those of the migrations that exist, such as 20261124000000
 */
export function nextMigration(versions: readonly string[], now: Date): string {
  const newest = versions.toSorted().at(-1);
  const after = newest === undefined ? 0 : momentOf(newest).getTime() + 1000;
  return versionOf(new Date(Math.max(now.getTime(), after)));
}

const versionOf = (moment: Date): string => moment.toISOString().replace(/\D/g, '').slice(0, 14);

function momentOf(version: string): Date {
  const [, year, month, day, hours, minutes, seconds] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(version) ?? [];
  return new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}
