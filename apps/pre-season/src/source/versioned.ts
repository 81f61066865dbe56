/** A row with a version that the database counts. */
export interface Versioned {
  id: string;
  version: number;
}
