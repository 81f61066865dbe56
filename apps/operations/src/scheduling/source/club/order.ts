/** Orders ids and moments of the database, for `sort`: rows that are read page by page come in the order of their ids. */
export const compare = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);

/** Orders rows by when they were made. */
export const byCreation = (one: { created_at: string; id: string }, two: { created_at: string; id: string }): number =>
  compare(one.created_at, two.created_at) || compare(one.id, two.id);
