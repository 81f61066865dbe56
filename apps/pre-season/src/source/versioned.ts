/** A row that the database counts the changes of. */
export interface Versioned {
  id: string;
  version: number;
}
