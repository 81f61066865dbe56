/** A moment of the database as the pages write it: ISO 8601 in UTC. */
export const isoOf = (moment: string): string => new Date(moment).toISOString();
