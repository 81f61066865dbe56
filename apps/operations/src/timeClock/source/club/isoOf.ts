/** A database moment in the format of the pages: ISO 8601 in UTC. */
export const isoOf = (moment: string): string => new Date(moment).toISOString();
