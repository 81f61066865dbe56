const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * Orders names and titles alphabetically, and numbers in them by their value, for `sort`: `Minutes 2` comes before
 * `Minutes 10`. The database puts every capital letter before every small one, and rows that are read page by page come in the
 * order of their ids.
 */
export const compareNames = (one: string, other: string): number => collator.compare(one, other);

/** Orders rows by their names, for `sort`. */
export const byName = (one: { name: string }, other: { name: string }): number => compareNames(one.name, other.name);

/** Orders rows by their titles, for `sort`. */
export const byTitle = (one: { title: string }, other: { title: string }): number =>
  compareNames(one.title, other.title);
